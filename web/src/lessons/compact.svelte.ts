// The windows in which lessons have little room: phones, upright and in landscape, and other narrow or low windows.
import { MediaQuery } from 'svelte/reactivity'

export const compact = new MediaQuery('(max-width: 56rem), (max-height: 34rem)')
