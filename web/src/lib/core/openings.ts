// Addresses of the engine's opening values, which are loaded when a search needs them. The files `*.wins.bin` are left
// out: they serve programs that solve many positions.
const FILES = import.meta.glob(
  ['../../../../src/fourfold/engine/openings/*.bin', '!../../../../src/fourfold/engine/openings/*.wins.bin'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
) as Record<string, string>

/** Return the address of the file with opening values, by the core's name for it; null if there is none. */
export function tableUrl(name: string): string | null {
  // File names have = for the core's colon, which not every system allows.
  const file = `/${name.replace(':', '=')}.bin`
  return Object.entries(FILES).find(([path]) => path.endsWith(file))?.[1] ?? null
}
