import { mkdirSync, rmSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, fail, node, root } from './install.mjs'
import { durations, runCommand, stopCommands } from './test-commands.mjs'
import { afterSecondTry, readReport, told } from './test-reports.mjs'
import { machineSpeed, rememberSeconds, secondsOfFiles, timesTable } from './test-times.mjs'

/*
 * `npm test`: everything that must hold. A red static check or build ends the run at once; the tests run to their end,
 * so that one look shows all that is wrong. The last line is «N passed, N failed», before it stand the flaky tests and
 * where the time went. `npm test -- --only static|unit|e2e` runs a part; `--all` leaves nothing out: the whole API suite
 * on PostgreSQL too, all months of the demo, and all rounds of the tests that kill the server. `--changed` is for the
 * time between commits: the static checks and the nearest tests that what is not committed can reach, or what differs
 * from `--since <commit>`.
 *
 * What starts processes or a browser depends on how busy the machine is, and a file that did not end because its worker
 * died has told nothing of itself: tried once more, they are flaky if they pass then, which is named with its reason and
 * does not turn the run red.
 */
const parts = ['static', 'unit', 'e2e']
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
  },
})
if (values.only !== undefined && !parts.includes(values.only))
  fail(`--only takes ${parts.join(', ')}.`)
if (values.changed && (values.only !== undefined || values.all))
  fail('--changed goes without --only and --all.')
if (values.since !== undefined && !values.changed) fail('--since goes with --changed.')
const wants = (part) => !values.changed && (values.only === undefined || values.only === part)

ensureInstalled()
const { findChromium } = await import('./chromium.mjs')

const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
console.log(machineSpeed())

let passed = 0
let failed = 0
const flaky = []
const times = { files: [], stories: [] }

function end() {
  if (passed + failed === 0) failed = 1
  console.log(`${timesTable(durations, times)}\n`)
  rememberSeconds(times.files)
  for (const test of flaky) console.log(`flaky: ${told(test)}\n`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

function endAtOnce() {
  stopCommands()
  end()
}

function say(name, { isGood, seconds }) {
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
}

/**
 * Checkers written in Go. Those that share a file between threads work out its types in each: beside another check that
 * is lost time. And where there is memory for it, they look less often for what they could give back.
 */
const goChecker = { GOMAXPROCS: '1', ...(freemem() > 8 * 2 ** 30 && { GOGC: '400' }) }

/** A check counts as one; a red one ends the run. */
async function check(name, command) {
  const result = await runCommand(name, command, goChecker)
  say(name, result)
  if (result.isGood) {
    passed += 1
    return
  }
  failed += 1
  console.log(result.output)
  endAtOnce()
}

/** Runs tests; a run that died or ran none is one failure, with its output. */
async function runTests(name, command, { kind, file, extraEnv }) {
  const { isGood, output, seconds } = await runCommand(name, command, extraEnv)
  const report = readReport(kind, file) ?? { passed: 0, failures: [], flaky: [], parts: [] }
  const isEmpty = report.passed + report.failures.length === 0
  if (isEmpty || (!isGood && report.failures.length === 0))
    report.failures.push({ place: name, title: 'the run itself', message: output })
  return { report, seconds }
}

/** A test run counts its tests. */
function count(name, { report, seconds }, partTimes) {
  say(name, { isGood: report.failures.length === 0, seconds })
  for (const failure of report.failures) console.log(`✗ ${told(failure)}`)
  console.log(`       ${name}: ${report.passed} passed, ${report.failures.length} failed`)
  passed += report.passed
  failed += report.failures.length
  flaky.push(...report.flaky)
  partTimes.push(...report.parts)
}

/** Two at a time: the machines that run this have two cores. */
async function sideBySide(jobs) {
  const waiting = [...jobs]
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all([worker(), worker()])
}

const change = values.changed ? await findChange() : undefined
async function findChange() {
  const { testsOfChange } = await import('./changed-tests.mjs')
  return testsOfChange(values.since ?? 'HEAD', secondsOfFiles())
}

/** Tests of the form of the repository: seconds, so they tell before anything long begins. */
async function architecture() {
  const file = join(reports, 'architecture.json')
  const run = await runTests('architecture', ['vitest', 'run', '--project=architecture'], {
    kind: 'vitest',
    file,
    extraEnv: { REPORT_FILE: file },
  })
  count('architecture', run, times.files)
  if (run.report.failures.length > 0) endAtOnce()
}

// What tells at once, then the longest, so that no core is left alone with one of them.
const checks = [
  () => check('format', ['oxfmt', '--check']),
  () => check('import rules', [node, 'scripts/check-boundaries.mjs']),
  architecture,
  () => check('migrations', [node, 'scripts/generate-migrations.mjs', '--check']),
  () => check('types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only']),
  () => check('lint', ['oxlint', '--type-aware', '--deny-warnings', ...(change?.linted ?? [])]),
  () => check('types of tests', ['tsc', '--noEmit', '--singleThreaded', '-p', 'tests']),
  () => check('unused code', ['knip']),
]
const build = () => check('build', ['turbo', 'run', 'build', '--output-logs=errors-only'])
await sideBySide([...(wants('static') || change ? checks : []), ...(wants('e2e') ? [build] : [])])

const chromium = await findChromium().catch((error) => {
  console.log(error.message)
  return ''
})

/** Projects of vitest that take what the stories leave of the processor while they wait for their pages: a fourteenth. */
const besideStories = ['rules', 'web', 'client', 'databases']

/** Projects of vitest whose tests start processes or a browser; the name of the latter says which. */
const triedAgain = new Set(['processes', 'components (chromium)'])

/** A run of vitest over some of its projects. */
async function vitest(name, report, args) {
  const run = (title, file, more) =>
    runTests(title, ['vitest', 'run', ...more], {
      kind: 'vitest',
      file: join(reports, file),
      extraEnv: {
        CHROMIUM_PATH: chromium,
        REPORT_FILE: join(reports, file),
        ...(!values.all && { TEST_SCOPE: 'gate', KILL_ROUNDS: '1' }),
      },
    })
  const first = await run(name, `${report}.json`, args)
  const again = first.report.failures.filter(
    ({ project, isCutOff }) => triedAgain.has(project) || isCutOff,
  )
  if (again.length > 0) {
    const files = [...new Set(again.map(({ file }) => file))]
    const projects = [...new Set(again.map(({ project }) => `--project=${project}`))]
    const alone = [...projects, '--maxWorkers=1', ...files]
    const second = await run(`${name}, once more`, `${report}-again.json`, alone)
    first.report = afterSecondTry(first.report, again, second.report)
    first.seconds += second.seconds
  }
  count(name, first, times.files)
}

if (change) {
  await vitest('tests that the change reaches', 'changed', change.tests)
  console.log(change.leftOut)
}
if (wants('unit')) {
  const elsewhere = ['processes', 'architecture', ...besideStories].map(
    (name) => `--project=!${name}`,
  )
  // What starts processes waits for them now and then: beside the two workers of the rest.
  await Promise.all([
    vitest('tests of processes', 'processes', ['--project=processes', '--maxWorkers=1']),
    vitest('unit and API tests', 'vitest', elsewhere),
  ])
}

async function stories() {
  const file = join(reports, 'playwright.json')
  const run = await runTests('end-to-end tests', ['playwright', 'test', '--reporter=line,json'], {
    kind: 'playwright',
    file,
    extraEnv: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  count('end-to-end tests', run, times.stories)
}

const restOfUnit = () =>
  vitest('rules and databases', 'rules', [
    ...besideStories.map((name) => `--project=${name}`),
    '--maxWorkers=1',
  ])

await Promise.all([...(wants('e2e') ? [stories()] : []), ...(wants('unit') ? [restOfUnit()] : [])])

end()
