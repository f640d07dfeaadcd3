import { describe, expect, test } from 'vitest'
import { importGraph } from '../../scripts/import-graph.mjs'

/* Which part of the product leans on which, types included: a part can be read, and tried, with those below it only. */
const files = importGraph()

/** One import, from a part to another. */
type Arrow = { readonly from: string; readonly to: string; readonly because: string }

function arrowsBetween(partOf: (file: string) => string | undefined): Arrow[] {
  return [...files].flatMap(([file, imports]) =>
    imports.flatMap(({ to: target }) => {
      const [from, to] = [partOf(file), partOf(target)]
      const isArrow = from !== undefined && to !== undefined && from !== to
      return isArrow ? [{ from, to, because: `${file} -> ${target}` }] : []
    }),
  )
}

/** The arrows that lead back to where they came from, each with the import that draws it. */
function arrowsInCycles(arrows: readonly Arrow[]): string[] {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of arrows) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  const reachableFrom = (start: string) => {
    // What is added to a set while it is walked through is walked through as well.
    const reached = new Set(targets.get(start))
    for (const part of reached) for (const next of targets.get(part) ?? []) reached.add(next)
    return reached
  }
  const reachable = new Map([...targets.keys()].map((part) => [part, reachableFrom(part)]))
  return arrows
    .filter(({ from, to }) => reachable.get(to)?.has(from))
    .map(({ because }) => because)
    .sort()
}

describe('a cycle', () => {
  const arrow = (from: string, to: string) => ({ from, to, because: `${from} -> ${to}` })

  test('is found, however long it is, and what only leads to it is none of it', () => {
    const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('d', 'a')]
    expect(arrowsInCycles(arrows)).toEqual(['a -> b', 'b -> c', 'c -> a'])
    expect(arrowsInCycles([arrow('a', 'b'), arrow('a', 'c'), arrow('b', 'c')])).toEqual([])
  })
})

describe('the server', () => {
  const lent = 'apps/server/src/platform/services.ts'
  /** A module, a part of the kernel, any other folder, or a file beside them. */
  const partOf = (file: string) =>
    /^apps\/server\/src\/((?:(?:kernel|modules)\/)?[^/]+)/.exec(file)?.[1]
  const arrows = arrowsBetween(partOf)

  test('has no two parts that lean on each other, directly or through others', () => {
    expect(arrows.length).toBeGreaterThan(900)
    // What is lent to every request is named where all can see it, by the types of those that lend.
    const without = arrows.filter(({ because }) => !because.startsWith(lent))
    expect(arrowsInCycles(without)).toEqual([])
  })

  test('lends to requests what is named by types alone', () => {
    const imports = files.get(lent) ?? []
    expect(imports.length).toBeGreaterThan(10)
    expect(imports.filter(({ isType }) => !isType)).toEqual([])
  })

  test('has a kernel that knows no noun', () => {
    const fromKernel = arrows.filter(({ from }) => from.startsWith('kernel/'))
    expect(fromKernel.length).toBeGreaterThan(3)
    expect(fromKernel.filter(({ to }) => to.startsWith('modules/'))).toEqual([])
  })
})

describe('the web', () => {
  /** A folder for a feature, and whatever is outside of features file by file. */
  const partOf = (file: string) => /^apps\/web\/src\/(features\/[^/]+|.+)/.exec(file)?.[1]
  const arrows = arrowsBetween(partOf)

  test('has no feature that leads back to itself', () => {
    expect(arrows.length).toBeGreaterThan(1000)
    expect(arrowsInCycles(arrows)).toEqual([])
  })
})

describe('shared', () => {
  const root = 'packages/shared/src/'
  const lists = ['access', 'messages', 'exported-lists'].map((list) => `${root}${list}.ts`)
  /** A noun, a part of the kernel, any other folder, or a file beside them. */
  const partOf = (file: string) =>
    /^packages\/shared\/src\/((?:(?:kernel|nouns)\/)?[^/]+)/.exec(file)?.[1]
  const arrows = arrowsBetween(partOf)

  test('has no two parts that lean on each other, directly or through others', () => {
    expect(arrows.length).toBeGreaterThan(900)
    // What anybody may do, what the product can say, and what it can export: made of the parts of all nouns, which name it.
    const without = arrows.filter(({ because }) => !lists.some((list) => because.startsWith(list)))
    expect(without.length).toBeGreaterThan(600)
    expect(arrowsInCycles(without)).toEqual([])
  })

  test('has no file that leads back to itself, through the lists of all nouns either', () => {
    const between = arrowsBetween((file) => (file.startsWith(root) ? file : undefined))
    expect(between.length).toBeGreaterThan(1000)
    expect(arrowsInCycles(between)).toEqual([])
  })

  test('has a kernel that knows no noun', () => {
    const fromKernel = arrows.filter(({ from }) => from.startsWith('kernel/'))
    expect(fromKernel.length).toBeGreaterThan(10)
    expect(fromKernel.filter(({ to }) => to.startsWith('nouns/'))).toEqual([])
  })
})

describe('the database', () => {
  /** The tables of a noun, any other folder, or a file beside them. */
  const partOf = (file: string) => /^packages\/db\/src\/((?:schema\/)?[^/]+)/.exec(file)?.[1]
  const arrows = arrowsBetween(partOf)

  test('has no two parts that lean on each other, directly or through others', () => {
    expect(arrows.length).toBeGreaterThan(100)
    expect(arrowsInCycles(arrows)).toEqual([])
  })
})
