import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { registerOffline } from './lib/net/offline'
import { dress } from './lib/storage/preferences.svelte'
import { speak } from './lib/words/texts.svelte'
import './style.css'

dress()
const target = document.getElementById('app')!
const isHeard = await speak()
  .catch(() => speak('en'))
  .then(
    () => true,
    () => false,
  )
if (isHeard) {
  mount(App, { target })
  registerOffline()
} else {
  // Not even the words came to say so: a way to try again that needs none.
  const again = document.createElement('button')
  again.className = 'button main'
  again.textContent = 'Fourfold ↻'
  again.onclick = () => location.reload()
  target.append(again)
}
