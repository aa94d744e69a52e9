// The strategy lesson of Quartino.
import data from './quartinoStrategy.json'
import { strategyLesson } from './strategy'

export const quartinoStrategy = strategyLesson('quartino-strategy', 'quartino', data)
