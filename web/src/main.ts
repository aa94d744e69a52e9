import { mount } from 'svelte'
import App from './App.svelte'
import { applyTheme } from './lib/storage/preferences.svelte'
import { useLanguage } from './lib/words/texts.svelte'
import './fonts/fonts.css'
import './style.css'
import './frame.css'
import './home.css'

applyTheme()
const target = document.getElementById('app')!
const hasTexts = await useLanguage()
  .catch(() => useLanguage('en'))
  .then(
    () => true,
    () => false,
  )
// The page takes the place of its skeleton (index.html), and the focus goes to the same link or button.
const focused = document.activeElement?.closest<HTMLElement>('#app a, #app button')
const same =
  focused &&
  (focused.dataset.play ? `[data-plays="${focused.dataset.play}"]` : `a[href="${focused.getAttribute('href')}"]`)
target.replaceChildren()
delete target.dataset.skeleton
if (hasTexts) {
  mount(App, { target })
  if (same) target.querySelector<HTMLElement>(same)?.focus()
} else {
  // No catalogue could be loaded, so there is no text to show: a button to reload needs none.
  const again = document.createElement('button')
  again.className = 'button main'
  again.textContent = 'Fourfold ↻'
  again.onclick = () => location.reload()
  target.append(again)
}
