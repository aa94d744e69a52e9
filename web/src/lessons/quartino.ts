// The lesson of Quartino.
import { withToken, type Act, type Lesson } from './lesson'

const EMPTY = '././././././././.'

/** The task to take a token of this colour. */
const take = (token: string): Act => ({ ask: 'token', on: ['token'], right: [token], leads: (held) => ({ held }) })
/** The task to place the held token on this space; then `spaces` are highlighted. */
const set = (space: string, spaces: string[] = []): Act => ({
  ask: 'space',
  on: ['space'],
  right: [space],
  leads: (at, { position, held }) => ({ position: withToken(position, at, held!), held: undefined, spaces }),
})
const call: Act = { ask: 'call', on: ['word'], right: ['quartino'], words: ['quartino'] }
const choose = (card: string): Act => ({ ask: 'card', on: ['card'], right: [card], leads: (chosen) => ({ chosen }) })
/** The task to show where a card lies; then the card leaves the rack and its tokens leave the wheel. */
const show = (ask: string, space: string, card: string, position: string): Act => ({
  ask,
  on: ['space'],
  right: [space],
  leads: (_, { rack }) => ({ position, rack: rack!.filter((held) => held !== card) }),
})

export const quartino: Lesson = {
  id: 'quartino',
  game: 'quartino',
  steps: [
    { id: 'learn-quartino-wheel', scene: { position: EMPTY }, acts: [take('B'), set('c')] },
    {
      id: 'learn-quartino-card',
      scene: { position: 'Y/B/G/./././././.', held: 'P', rack: ['YBGP'] },
      acts: [set('3', ['c', '1', '2', '3'])],
    },
    {
      id: 'learn-quartino-turn',
      scene: { position: 'Y/./G/./B/./B/G/P', rack: ['YBGP'] },
      acts: [
        {
          ask: 'show',
          on: ['space'],
          right: ['c', '6', '7', '8'],
          all: true,
          leads: () => ({ spaces: ['c', '6', '7', '8'] }),
        },
      ],
    },
    {
      id: 'learn-quartino-mirror',
      scene: { position: 'G/././P/Y/B/././.', rack: ['GBYP', 'GPYB'] },
      acts: [{ ...choose('GPYB'), leads: (chosen) => ({ chosen, spaces: ['c', '3', '4', '5'] }) }],
    },
    {
      id: 'learn-quartino-cover',
      scene: { position: 'B/././././Y/G/G/.', rack: ['BYPG'] },
      acts: [take('P'), set('6', ['c', '5', '6', '7'])],
    },
    {
      id: 'learn-quartino-make',
      scene: { position: 'B/Y/B/G/./Y/GP/G/.', rack: ['BYPG', 'YGPB', 'GBYP', 'PYBG'] },
      acts: [call, choose('BYPG'), show('space', '5', 'BYPG', './Y/B/G/././G/./.')],
    },
    {
      id: 'learn-quartino-more',
      scene: { position: './Y/B/G/././G/./.', rack: ['YGPB', 'GBYP', 'PYBG'] },
      acts: [take('P'), set('c'), call, choose('PYBG'), show('space-first', '1', 'PYBG', '././././././G/./.')],
    },
    {
      id: 'learn-quartino-colours',
      scene: { position: 'YB/./BG/./B/./BP/./Y' },
      acts: [
        { ask: 'token', on: ['token'], right: ['B'] },
        { ask: 'say', on: ['word'], right: ['colours'], words: ['colours', 'column'] },
      ],
    },
    {
      id: 'learn-quartino-column',
      scene: { position: 'P/./Y/YGPB/./././G/.' },
      acts: [
        { ask: 'say', on: ['word'], right: ['column'], words: ['colours', 'column'] },
        { ask: 'space', on: ['space'], right: ['3'], leads: () => ({ position: 'P/./Y/././././G/.' }) },
      ],
    },
    {
      id: 'learn-quartino-both',
      scene: { position: 'B/./Y/YGBB/./B/./G/.' },
      acts: [
        { ask: 'say', on: ['word'], right: ['colours', 'column'], all: true, words: ['colours', 'column'] },
        { ask: 'space', on: ['space'], right: ['3'], leads: () => ({ position: 'B/./Y/././B/./G/.' }) },
      ],
    },
    {
      id: 'learn-quartino-secret',
      scene: { position: 'P/B/Y/././G/YP/B/G', rack: ['PYBG', 'PGBY', 'PGYB'] },
      acts: [
        {
          ...choose('PGBY'),
          hints: { PYBG: 'mirrored', PGYB: 'covered' },
          leads: (chosen) => ({ chosen, spaces: ['c', '8', '1', '2'] }),
        },
      ],
    },
    {
      id: 'learn-quartino-win',
      scene: { position: 'GY/G/./P/./G/././P', rack: ['YPBG'] },
      acts: [
        take('B'),
        set('4'),
        call,
        choose('YPBG'),
        // The last card wins at once: its tokens stay on the wheel.
        { ask: 'space-first', on: ['space'], right: ['3'], leads: () => ({ rack: [], spaces: ['c', '3', '4', '5'] }) },
      ],
    },
  ],
}
