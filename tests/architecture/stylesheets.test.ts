import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/*
 * A part whose stylesheet comes with another part alone looks right only after somebody has opened that one. Whoever
 * uses a class brings its stylesheet, or everybody who brings the user does.
 */
const root = join(import.meta.dirname, '../../apps/web/src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(root, file),
)
const contents = (pattern: RegExp) =>
  new Map(
    files.filter((file) => pattern.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  )
const sheets = contents(/\.css$/)
const code = contents(/(?<!\.(test|stories))\.tsx?$/)

const targets = (file: string, pattern: RegExp) =>
  [...(code.get(file) ?? '').matchAll(pattern)].map(([, to = '']) => resolve(dirname(file), to))
/** What comes with a file, and not only once it is asked for. */
const broughtBy = (file: string) => {
  const brought = new Set([file])
  for (const each of brought)
    for (const to of targets(
      each,
      /^(?:import|export|\})(?: (?!type\b)[^'\n]*from)? '(\.[^']+)'/gm,
    ))
      brought.add(to)
  return brought
}
const brings = new Map([...code.keys()].map((file) => [file, broughtBy(file)]))
const users = new Map<string, string[]>()
for (const file of code.keys())
  for (const to of targets(file, /'(\.[^']+\.tsx?)'/g))
    users.set(to, [...(users.get(to) ?? []), file])

/** The stylesheets that say something of a class. */
const styledBy = new Map<string, string[]>()
for (const [sheet, text] of sheets)
  for (const [, name = ''] of text.matchAll(/\.([a-z][\w-]*)/g))
    styledBy.set(name, [...(styledBy.get(name) ?? []), sheet])
const everywhere = join(root, 'ui/base.css')

function isStyled(file: string, by: readonly string[], seen = new Set<string>()): boolean {
  if (seen.has(file) || by.some((sheet) => brings.get(file)?.has(sheet))) return true
  seen.add(file)
  const above = users.get(file) ?? []
  return above.length > 0 && above.every((each) => isStyled(each, by, seen))
}

const classesOf = (text: string) =>
  [...text.matchAll(/className=(?:"([^"]+)"|\{[^}]*?['`]([^'`$]+)['`])/g)].flatMap(
    ([, plain, chosen]) => (plain ?? chosen ?? '').trim().split(/\s+/),
  )

test('a class comes with its stylesheet, whatever was opened before', () => {
  const used = [...code].flatMap(([file, text]) => classesOf(text).map((name) => ({ file, name })))
  expect(used.length).toBeGreaterThan(300)
  const bare = used.filter(({ file, name }) => {
    const by = styledBy.get(name)
    return by !== undefined && !by.includes(everywhere) && !isStyled(file, by)
  })
  expect(bare.map(({ file, name }) => `${file.slice(root.length + 1)}: ${name}`)).toEqual([])
})
