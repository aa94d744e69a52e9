// The strategy lesson of Quarto.
import data from './quartoStrategy.json'
import { strategyLesson } from './strategy'

export const quartoStrategy = strategyLesson('quarto-strategy', 'quarto', data)
