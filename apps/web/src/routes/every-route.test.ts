import type { AnyRoute } from '@tanstack/react-router'
import { menuSeeds } from '@yuncang/db/seed/menus'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { besideMenu, inStories, unlooked } from '../../../../tests/support/screens-beside.ts'
import { tabKeyOf } from './tab-key.ts'
import { routeTree } from './tree.ts'

const stories = join(import.meta.dirname, '../../../../tests/e2e')

const childrenOf = ({ children }: { children?: unknown }): AnyRoute[] =>
  Object.values((children ?? {}) as Record<string, AnyRoute>)
const below = (route: AnyRoute): string[] => [route.fullPath, ...childrenOf(route).flatMap(below)]
const all = childrenOf(routeTree).flatMap(below)

const entries = new Set<string>(menuSeeds.map(({ path }) => `${path}/index`))
const named = [...besideMenu, ...Object.keys(inStories), ...Object.keys(unlooked)]
const isNamed = new Set(named)

/** An entry of the menu, or another list in its tab, not what opens over one. */
const isListed = (path: string) => !/\$|\/index\/./.test(path) && entries.has(tabKeyOf(path) ?? '')
/** The record that a row of such a list leads to: over it where that is so, else on a page of its own. */
const isRecord = (path: string) => {
  const [, noun = '', place] = /^(.+)\/(index|detail)\/\$id$/.exec(path) ?? []
  const over = `${noun}/index/$id`
  return entries.has(`${noun}/index`) && (place === 'index' || !all.includes(over))
}
/** The form of a record is the form of a new one. */
const isForm = (path: string) => isNamed.has(path.replace(/(?<=\/form)\/\$id$/, ''))

test('every screen is looked at: from the menu, beside it, or by a story of its own', () => {
  expect(all.length).toBeGreaterThan(80)
  const missed = all.filter((path) => !isListed(path) && !isRecord(path) && !isForm(path))
  expect(missed).toEqual([])
})

test('what is named beside the menu is a screen, once, to which the menu does not lead', () => {
  expect(named.toSorted()).toEqual([...isNamed].toSorted())
  expect(named.filter((path) => !all.includes(path) || isListed(path))).toEqual([])
})

test.each(Object.entries(inStories))('%s is looked at in %s', (_path, story) => {
  expect(readFileSync(join(stories, story), 'utf8')).toContain('expectAccessible(')
})
