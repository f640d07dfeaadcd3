import type { pinyin } from 'pinyin-pro'

/** The readings of all characters are loaded when the first name comes: a server that starts needs none. */
let loaded: Promise<{ pinyin: typeof pinyin }> | undefined

const load = () =>
  (loaded ??= import('pinyin-pro').catch((error: unknown) => {
    loaded = undefined
    throw error
  }))

const longest = 100

/** The first letters of a name in pinyin, as people type them: 青岛样例（虚构）20号 gives qdylxg20h. */
export async function initialsOf(name: string): Promise<string> {
  const readings = await load()
  const letters = readings.pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' })
  return letters
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .slice(0, longest)
}
