import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { rules } from './boundaries.mjs'
import { fail, root } from './install.mjs'

/*
 * The import rules of boundaries.mjs, and no circles. A check that reads nothing reports success, so this one counts
 * what it saw.
 */
const listing = ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages']
const sources = spawnSync('git', listing, { cwd: root, encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => existsSync(join(root, file)))

/** Where an import leads: a file of the repository, or the name of a package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier)
  const own = /^@yuncang\/(\w+)\/(.+)$/.exec(specifier)
  if (!own) return specifier
  const [, name, path] = own
  return `${name === 'server' ? 'apps' : 'packages'}/${name}/src/${path}.ts`
}

function importsOf(file) {
  const { module, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  if (errors.length > 0) fail(`${file} could not be read: ${errors[0].message}`)
  const text = readFileSync(join(root, file), 'utf8')
  const fixed = module.staticImports.map(({ start, end, moduleRequest, entries }) => ({
    to: targetOf(file, moduleRequest.value),
    isType:
      /^import\s+type\b/.test(text.slice(start, end)) ||
      (entries.length > 0 && entries.every((entry) => entry.isType)),
  }))
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.moduleRequest)
    .map((entry) => ({ to: targetOf(file, entry.moduleRequest.value), isType: entry.isType }))
  const late = module.dynamicImports
    .map(({ moduleRequest }) =>
      /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)),
    )
    .filter(Boolean)
    .map(([, specifier]) => ({ to: targetOf(file, specifier), isType: false, isLate: true }))
  return [...fixed, ...passedOn, ...late]
}

const graph = new Map(sources.map((file) => [file, importsOf(file)]))

function broken(rule, file, { to, isType }) {
  const from = new RegExp(rule.from).exec(file)
  if (!from || !new RegExp(rule.to).test(to)) return false
  const fill = (pattern) => pattern.replaceAll('$1', from[1] ?? '')
  const isExempt = rule.unless && new RegExp(fill(rule.unless)).test(to)
  return !isExempt || (rule.typesOnly === true && !isType)
}

const findings = []
let edges = 0
for (const [file, imports] of graph) {
  for (const each of imports) {
    edges += 1
    for (const rule of rules) {
      if (broken(rule, file, each)) findings.push(`${rule.name}: ${file} -> ${each.to}`)
    }
    if (each.to.startsWith('apps/') || each.to.startsWith('packages/')) {
      if (/\.tsx?$/.test(each.to) && !graph.has(each.to))
        findings.push(`no such file: ${file} -> ${each.to}`)
    }
  }
}

/** Circles of imports that run when a file is loaded; types and late imports do not. */
function findCircles() {
  const done = new Set()
  const path = []
  const visit = (file) => {
    if (path.includes(file)) {
      findings.push(`circle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`)
      return
    }
    if (done.has(file)) return
    path.push(file)
    for (const { to, isType, isLate } of graph.get(file) ?? []) if (!isType && !isLate) visit(to)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
}

findCircles()
if (sources.length < 100 || edges < 2 * sources.length) {
  fail(`Only ${sources.length} files and ${edges} imports were seen: this check is not looking.`)
}
for (const finding of findings) console.error(finding)
if (findings.length > 0) process.exit(1)
console.log(`${sources.length} files, ${edges} imports, ${rules.length} rules: none broken`)
