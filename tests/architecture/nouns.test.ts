import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * A noun is a folder in packages/shared/src/nouns; the four lists beside them name its parts. One with routes has samples
 * in tests/api/<noun>, which tests/contract/samples.ts names.
 */
const root = join(import.meta.dirname, '../..')
const shared = 'packages/shared/src'
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', shared],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

const parts = ['routes', 'access', 'words', 'messages'] as const
type Part = (typeof parts)[number] | 'samples'

/** The nouns whose part their list lacks, or has twice; `folder` is where the list finds the nouns. */
function unlisted(part: Part, folder: string, nouns: readonly string[], list: string): string[] {
  return nouns.filter((noun) => {
    const name = `${noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}${part[0]!.toUpperCase()}${part.slice(1)}`
    // Beside the samples stands what makes their rows.
    const imported = new RegExp(
      `import \\{\\s+${name}(,\\s+\\w+World,?)?\\s+\\} from '${folder}/${noun}/${part}\\.ts'`,
    )
    const named = new RegExp(part === 'samples' ? `\\[${name}[,\\]]` : `\\.\\.\\.${name},`, 'g')
    return !imported.test(list) || list.match(named)?.length !== 1
  })
}

const nounsWith = (part: (typeof parts)[number]) =>
  files.flatMap(
    (file) => file.match(new RegExp(`^${shared}/nouns/([^/]+)/${part}\\.ts$`))?.[1] ?? [],
  )

describe('a noun', () => {
  test.each(parts)('with %s is in the list of them', (part) => {
    const nouns = nounsWith(part)
    expect(nouns.length).toBeGreaterThan(20)
    expect(unlisted(part, './nouns', nouns, read(`${shared}/${part}.ts`))).toEqual([])
  })

  test('with routes has its samples in the list of them', () => {
    const list = read('tests/contract/samples.ts')
    expect(unlisted('samples', '../api', nounsWith('routes'), list)).toEqual([])
  })

  test('that a list lacks is named', () => {
    const list = `import { cardRoutes } from './nouns/card/routes.ts'\n...cardRoutes,`
    expect(unlisted('routes', './nouns', ['card', 'gate-pass'], list)).toEqual(['gate-pass'])
    const samples = `import { cardSamples, cardWorld } from '../api/card/samples.ts'
      import { gateSamples } from '../api/gate/samples.ts'
      import { passSamples } from '../api/pass/samples.ts'
      [cardSamples, cardWorld], [passSamples], [passSamples],`
    const nouns = ['card', 'gate', 'pass', 'gate-pass']
    expect(unlisted('samples', '../api', nouns, samples)).toEqual(['gate', 'pass', 'gate-pass'])
  })

  test('has no index: what it holds is imported by its own name', () => {
    expect(files.filter((file) => /\/nouns\/.*index\.ts$/.test(file))).toEqual([])
  })
})
