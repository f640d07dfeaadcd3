import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '@yuncang/shared/messages'
import { isReason } from '@yuncang/shared/client-messages'

/*
 * A form says what its contract refuses, in the sentence of the reason. The web has the sentences of every field and
 * rule; those of a noun come with its screens, or its forms would say that the format is not right.
 */
const root = join(import.meta.dirname, '../..')
const shared = join(root, 'packages/shared/src')
const features = join(root, 'apps/web/src/features')

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file)
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => join(folder, file))

/** What a file imports of its own folder and of shared, other than types and messages. */
function importsOf(file: string, folder: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /^import (?!type\b)(?:\{([^}]*)\}[^'\n]*|[^'{\n]*)'([^']+)'/gm,
  )
  return [...found].flatMap(([, names, from = '']) => {
    const isTypes = names?.split(',').every((name) => /^\s*(?:type .*)?$/.test(name))
    const to = from.startsWith('@yuncang/shared/')
      ? join(shared, `${from.slice('@yuncang/shared/'.length)}.ts`)
      : resolve(dirname(file), from)
    const isOurs = to.startsWith(folder) || to.startsWith(shared)
    return isTypes || !isOurs || to.includes('messages') || !existsSync(to) ? [] : [to]
  })
}

/** The reasons that are named by the rules which a folder runs. */
function reasonsIn(folder: string): Set<string> {
  const seen = new Set(filesOf(folder))
  for (const file of seen) for (const to of importsOf(file, folder)) seen.add(to)
  const rules = [...seen].filter((file) => file.startsWith(shared))
  const named = rules.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/'(\w+(?:\.\w+)+)'/g),
  ])
  return new Set(named.map(([, text = '']) => text).filter((text) => text in catalogue))
}

/** The reasons whose sentences come with the screens of a noun, or with their words. */
async function broughtBy(noun: string): Promise<Set<string>> {
  const loaders = ['screens.ts', 'words.ts']
    .map((file) => join(features, noun, file))
    .filter(existsSync)
  const text = loaders.map((file) => readFileSync(file, 'utf8')).join('\n')
  const files = [...text.matchAll(/(?:import\(|^export \* from )'(@yuncang\/[^']+)'/gm)]
  const loaded = await Promise.all(
    files.map(([, file = '']) => import(file) as Promise<Record<string, object>>),
  )
  return new Set(loaded.flatMap((each) => Object.values(each)).flatMap(Object.keys))
}

test('the screens of a noun bring the sentences of its contracts', async () => {
  let looked = 0
  const missing: string[] = []
  for (const noun of readdirSync(features)) {
    const brought = await broughtBy(noun)
    for (const reason of reasonsIn(join(features, noun))) {
      looked += 1
      if (!isReason(reason) && !brought.has(reason)) missing.push(`${noun}: ${reason}`)
    }
  }
  expect(looked).toBeGreaterThan(150)
  expect(missing).toEqual([])
})
