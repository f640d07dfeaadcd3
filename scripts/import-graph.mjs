import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './install.mjs'

/*
 * Which source file imports which: read from the syntax trees, for the rules of boundaries.mjs and the graphs of
 * tests/architecture.
 */
const listing = ['ls-files', '--cached', '--others', '--exclude-standard']

/** The files that each package gives to others, by its name: pairs of a pattern and a path with one `*` at most. */
const exported = new Map(
  ['apps/server', 'packages/db', 'packages/shared'].map((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const paths = Object.entries(exports).map(([key, path]) => [
      posix.join(name, key),
      posix.join(folder, path),
    ])
    return [name, paths]
  }),
)

/** Where an import leads: a file of the repository, or the name of a package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier)
  const paths = exported.get(specifier.split('/', 2).join('/')) ?? []
  for (const [pattern, path] of paths) {
    const [before, after] = pattern.split('*')
    if (after === undefined && specifier === before) return path
    if (after !== undefined && specifier.startsWith(before) && specifier.endsWith(after))
      return path.replace('*', specifier.slice(before.length, specifier.length - after.length))
  }
  return specifier
}

function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0].message}`)
  const fixed = module.staticImports.map(({ start, end, moduleRequest, entries }) => ({
    to: targetOf(file, moduleRequest.value),
    isType:
      /^import\s+type\b/.test(text.slice(start, end)) ||
      (entries.length > 0 && entries.every((entry) => entry.isType)),
    isLate: false,
  }))
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.moduleRequest)
    .map((entry) => ({
      to: targetOf(file, entry.moduleRequest.value),
      isType: entry.isType,
      isLate: false,
    }))
  const late = module.dynamicImports
    .map(({ moduleRequest }) =>
      /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)),
    )
    .filter(Boolean)
    .map(([, specifier]) => ({ to: targetOf(file, specifier), isType: false, isLate: true }))
  return [...fixed, ...passedOn, ...late]
}

/** Files that git knows or would add, with their imports. */
function graphOf(folders, isWanted) {
  const files = spawnSync('git', [...listing, ...folders], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => isWanted(file) && existsSync(join(root, file)))
  return new Map(files.map((file) => [file, importsOf(file)]))
}

const isSource = (file) => /^(apps|packages)\/.*\/src\/.*\.tsx?$/.test(file)

/** Every source file of the product, tests aside, with its imports. */
export function importGraph() {
  return graphOf(['apps', 'packages'], (file) => isSource(file) && !/\.test\.tsx?$/.test(file))
}

/** The same with its tests. */
export function importGraphOfTests() {
  const isTest = (file) => /^tests\/.*\.ts$/.test(file)
  return graphOf(['apps', 'packages', 'tests'], (file) => isSource(file) || isTest(file))
}
