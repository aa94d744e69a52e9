// The tables of openings that come with the engine, loaded when a search wants them.
// Which openings are won is another table, for computers that solve many; here the values suffice.
const FILES = import.meta.glob(
  ['../../../../src/fourfold/engine/data/openings/*.bin', '!../../../../src/fourfold/engine/data/openings/*.wins.bin'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
) as Record<string, string>

/** The address of a table, by the name that the core has for it; null if it is not among them. */
export function tableUrl(name: string): string | null {
  // Not every system allows a colon in the name of a file.
  const file = `/${name.replace(':', '=')}.bin`
  return Object.entries(FILES).find(([path]) => path.endsWith(file))?.[1] ?? null
}
