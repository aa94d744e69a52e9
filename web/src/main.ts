import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { registerOffline } from './lib/offline'
import { dress } from './lib/preferences.svelte'
import { speak } from './lib/texts.svelte'
import './style.css'

dress()
await speak()
mount(App, { target: document.getElementById('app')! })
registerOffline()
