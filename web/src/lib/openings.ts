// The tables of openings that come with the engine, loaded when a search wants them.
// Which openings are won is another table, for computers that solve many; here the values suffice.
const FILES = import.meta.glob(
  ['../../../src/fourfold/engine/openings/*.bin', '!../../../src/fourfold/engine/openings/*.wins.bin'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
) as Record<string, string>

const TRAITS = ['colour', 'height', 'shape', 'body']

/** The name of the table for these rules (in canonical form), or null if they have none. Traits that count are all alike,
 * so that the first so many of them stand for any; an owned colour is no trait like the others. */
export function tableName(rules: string): string | null {
  const [edition = '', ...options] = rules.split('+')
  if (options.some((option) => option.startsWith('values:'))) return null
  const counted =
    options
      .find((option) => option.startsWith('traits:'))
      ?.slice(7)
      .split(',') ?? TRAITS
  const isOwned =
    edition === 'danish' ? !options.includes('free') : options.some((option) => option.startsWith('owned'))
  const others = counted.filter((trait) => trait !== 'colour')
  const traits = isOwned
    ? [...counted.filter((trait) => trait === 'colour'), ...TRAITS.slice(1, 1 + others.length)]
    : TRAITS.slice(0, counted.length)
  const squares = options.includes('squares') ? '+squares' : ''
  return `${isOwned ? 'danish' : 'classic'}${squares}${traits.length < TRAITS.length ? `+traits=${traits.join(',')}` : ''}`
}

/** The address of what is known about openings under these rules; null if nothing is. */
export function tableUrl(rules: string): string | null {
  const name = tableName(rules)
  return Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.bin`))?.[1] ?? null
}
