// The script of the skeleton in index.html, which runs before anything else is loaded: fills in the texts in the
// user's language, links to the running games (earlier versions of the page stored one game, not a list), asks for the
// catalogues of that language, and remembers which game a click asks for (the button in Home.svelte starts it as soon as
// it is there). firstPaint.ts puts the script into the page and replaces both names.
{
  const TEXTS = __TEXTS__
  const CATALOGUES = __CATALOGUES__
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {}
    } catch {
      return {}
    }
  }
  const app = document.getElementById('app')
  const { language, theme, sight = {} } = stored('fourfold')
  const running = [stored('fourfold-running')].flat().filter(({ table }) => table)
  const wanted = [language, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase())
  const chosen = wanted.find((tag) => tag in TEXTS) ?? 'en'
  document.documentElement.lang = chosen
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  for (const href of CATALOGUES[chosen] ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href })
    document.head.append(link)
  }
  const titleOf = ({ game }) => (game === 'quartino' ? 'Quartino' : 'Quarto')
  for (const part of app.querySelectorAll('[data-text]'))
    part.textContent = TEXTS[chosen][part.dataset.text].replace('{ $game }', titleOf(running[0] ?? {}))
  const isReferee = (company) => Number(sight?.[company] === 'referee')
  for (const pills of app.querySelectorAll('.sight')) pills.querySelectorAll('input')[isReferee('bot')].checked = true
  app.querySelector('.ways small').textContent =
    TEXTS[chosen][['page-sight-players', 'page-sight-referee'][isReferee('screen')]]
  for (const title of app.querySelectorAll('[data-edition]'))
    title.textContent = TEXTS[chosen][title.dataset.edition] ?? title.textContent
  const games = app.querySelector('.running')
  const [first, all] = games.children
  games.hidden = !running.length
  all.hidden = running.length <= 3
  running.slice(0, 3).forEach((one, number) => {
    const link = number ? first.cloneNode(true) : first
    link.href = `/table/${one.table}`
    link.querySelector('small').textContent = one.line ?? ''
    if (!number) return
    link.classList.remove('main')
    link.querySelector('span').textContent = titleOf(one)
    all.before(link)
  })
  if (location.pathname !== '/') app.querySelector('.front').remove()
  app.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-play]')
    if (!button) return
    app.dataset.wish = button.dataset.play
    button.setAttribute('aria-busy', 'true')
  })
}
