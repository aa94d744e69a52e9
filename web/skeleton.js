// The script of the skeleton in index.html, which runs before anything else is loaded: fills in the texts in the
// user's language, asks for the catalogues of that language, and remembers which game a click asks for (the button in
// Home.svelte starts it as soon as it is there). firstPaint.ts puts the script into the page and replaces both names.
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
  const { language, theme } = stored('fourfold')
  const { table, game, line = '' } = stored('fourfold-running')
  const wanted = [language, ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase())
  const chosen = wanted.find((tag) => tag in TEXTS) ?? 'en'
  document.documentElement.lang = chosen
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  for (const href of CATALOGUES[chosen] ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href })
    document.head.append(link)
  }
  const title = game === 'quartino' ? 'Quartino' : 'Quarto'
  for (const part of app.querySelectorAll('[data-text]'))
    part.textContent = TEXTS[chosen][part.dataset.text].replace('{ $game }', title)
  if (table) app.querySelector('.hero a').hidden = false
  if (table) app.querySelector('.hero a').href = `/table/${table}`
  app.querySelector('.hero small').textContent = line
  if (location.pathname !== '/') app.querySelector('.front').remove()
  app.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-play]')
    if (!button) return
    app.dataset.wish = button.dataset.play
    button.setAttribute('aria-busy', 'true')
  })
}
