import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { registerOffline } from './lib/net/offline'
import { applyTheme } from './lib/storage/preferences.svelte'
import { useLanguage } from './lib/words/texts.svelte'
import './style.css'

applyTheme()
const target = document.getElementById('app')!
const hasTexts = await useLanguage()
  .catch(() => useLanguage('en'))
  .then(
    () => true,
    () => false,
  )
if (hasTexts) {
  mount(App, { target })
  registerOffline()
} else {
  // No catalogue could be loaded, so there is no text to show: a button to reload needs none.
  const again = document.createElement('button')
  again.className = 'button main'
  again.textContent = 'Fourfold ↻'
  again.onclick = () => location.reload()
  target.append(again)
}
