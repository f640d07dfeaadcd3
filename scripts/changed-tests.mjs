import { spawnSync } from 'node:child_process'
import { importGraphOfTests } from './import-graph.mjs'
import { fail, root } from './install.mjs'

/*
 * Which tests a change can reach, for `npm test -- --changed`: those that import a changed file, directly or through
 * others, and the API tests of the nouns that these files belong to. Tests of the API drive the whole server, so their
 * imports alone would say that each change reaches all of them.
 */

/** Files that put all nouns together, in lists or in a demo: a change does not go on from there. */
const together = [
  /^apps\/server\/src\/(composition|demo)\//,
  /^apps\/web\/src\/routes\//,
  /^packages\/shared\/src\/(access|messages|roles|routes|words)\.ts$/,
  /^packages\/db\/src\/schema\/(index|nouns)\.ts$/,
  /^tests\/contract\//,
]

/** Where the name of a noun stands in a path. */
const nounOf = (file) =>
  /^apps\/server\/src\/(?:modules|kernel)\/([^/]+)\//.exec(file)?.[1] ??
  /^packages\/shared\/src\/nouns\/([^/]+)\//.exec(file)?.[1] ??
  /^packages\/db\/src\/schema\/([^/]+)\.ts$/.exec(file)?.[1]

/** Where tests of the API lie: a folder for each noun, and one for the doors. */
const folderOf = (file) =>
  /^tests\/(?:api\/([^/]+)|(security))\//.exec(file)?.slice(1).find(Boolean)

/** Nouns whose tests lie in the folders of others. */
const testedAs = new Map([
  ['charging', ['fee-line', 'quotation', 'cost-list']],
  ['closed-month', ['month-close']],
  ['contract-sync', ['connector']],
  ['customer-sync', ['connector']],
  ['identity', ['security']],
  ['import', ['import-batch']],
  ['inbound-plan', ['inbound-order']],
  ['instruction', ['help']],
  ['report-plan', ['report']],
  ['requirement', ['help']],
  ['tariff', ['quotation', 'cost-list']],
])

const isTest = (file) => /\.test\.tsx?$/.test(file)
/** These look at all of the interface whatever is changed. */
const isAlways = (file) => /^tests\/contract\/.*\.test\.ts$/.test(file)
/** The former are among the static checks; the latter take minutes, and start the product from its build. */
const isElsewhere = (file) => /^tests\/(architecture|processes)\//.test(file)

/** How many imports lie between a change and each file that it reaches. */
function stepsFrom(changed, graph) {
  const importers = new Map()
  for (const [file, imports] of graph)
    for (const { to } of imports) {
      const known = importers.get(to)
      if (known) known.push(file)
      else importers.set(to, [file])
    }
  const steps = new Map(changed.filter((file) => graph.has(file)).map((file) => [file, 0]))
  // What is added to a map while it is walked through is walked through as well, so the nearest come first.
  for (const [file, far] of steps) {
    if (together.some((pattern) => pattern.test(file))) continue
    for (const importer of importers.get(file) ?? [])
      if (!steps.has(importer)) steps.set(importer, far + 1)
  }
  return steps
}

/**
 * The tests that a change reaches, the nearest first: those that always run, those of the changed nouns, then those of
 * what imports them.
 *
 * @param {readonly string[]} changed files of the repository
 * @param {ReadonlyMap<string, readonly { to: string }[]>} graph importGraphOfTests()
 */
export function reachedTests(changed, graph) {
  const steps = stepsFrom(changed, graph)
  const folders = new Map()
  for (const [file, far] of steps) {
    const noun = nounOf(file)
    for (const folder of noun ? [noun, ...(testedAs.get(noun) ?? [])] : [])
      if (!folders.has(folder)) folders.set(folder, far)
  }
  const stepsTo = (file) =>
    Math.min(
      isAlways(file) ? -1 : Infinity,
      steps.get(file) ?? Infinity,
      folders.get(folderOf(file)) ?? Infinity,
    )
  return [...graph.keys()]
    .filter((file) => isTest(file) && !isElsewhere(file))
    .map((file) => ({ file, far: stepsTo(file) }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far)
    .map(({ file }) => file)
}

/**
 * The first of them that fit in a time, at least those that always run.
 *
 * @param {readonly string[]} files the nearest first
 * @param {(file: string) => number} secondsOf what a file took before
 */
export function fitting(files, secondsOf, seconds) {
  let sum = 0
  return files.filter((file) => {
    sum += secondsOf(file)
    return sum <= seconds || isAlways(file)
  })
}

/** Files that differ from a commit, those that are not added yet among them; deleted ones are not. */
function changedFiles(since) {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) fail(stderr)
    return stdout.split('\n').filter(Boolean)
  }
  return [
    ...git('diff', '--name-only', '--diff-filter=AMR', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/** Seconds of test files, spread over two workers, that with the static checks stay below three minutes. */
const secondsOfTests = 150

/**
 * What differs from a commit, as work for `npm test -- --changed`.
 *
 * @param {string} since the commit
 * @param {(file: string) => number} secondsOf what a test file took before
 * @returns {{ linted: string[], tests: string[], leftOut: string }} `leftOut` says what does not run
 */
export function testsOfChange(since, secondsOf) {
  const graph = importGraphOfTests()
  const files = changedFiles(since)
  const reached = reachedTests(files, graph)
  const tests = fitting(reached, secondsOf, secondsOfTests)
  const farther = reached.length - tests.length
  const unseen = files.filter((file) => !graph.has(file))
  const leftOut = [
    'Left out: stories, tests of processes, lint of what is as it was, and tests that the change does not reach.',
    ...(farther > 0 ? [`Of ${reached.length} test files reached, ${farther} farther away.`] : []),
    ...(unseen.length > 0 ? [`No import leads to tests from ${unseen.join(', ')}.`] : []),
  ]
  const linted = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  return { linted, tests, leftOut: leftOut.join('\n') }
}
