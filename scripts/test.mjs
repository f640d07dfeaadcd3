import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, env, fail, node, root } from './install.mjs'
import { readReport } from './test-reports.mjs'
import { timesTable } from './test-times.mjs'

/*
 * `npm test`: everything that must hold. Each check runs to its end, so that one look shows all that is wrong. The last
 * line is «N passed, N failed», before it stands where the time went. `npm test -- --only static|unit|e2e` runs a part;
 * `--all` leaves nothing out: the whole API suite on PostgreSQL too, and all rounds of the tests that kill the server.
 */
const parts = ['static', 'unit', 'e2e']
const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } })
if (values.only !== undefined && !parts.includes(values.only))
  fail(`--only takes ${parts.join(', ')}.`)
const wants = (part) => values.only === undefined || values.only === part

ensureInstalled()
const { findChromium } = await import('./chromium.mjs')

const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0
const commands = []
const times = { files: [], stories: [] }

/** Runs to its end; `explain` turns the output of a failure into what is worth reading of it. */
function command(name, args, { extraEnv = {}, explain = (output) => output } = {}) {
  const [file, ...rest] = args
  return new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(file, rest, { cwd: root, env: { ...env(), CI: '1', ...extraEnv } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const end = (code) => {
      const seconds = (performance.now() - began) / 1000
      commands.push({ name, seconds })
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
      if (code !== 0) console.log(explain(output))
      resolve(code === 0)
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', end)
  })
}

/** A check counts as one. */
async function check(name, args) {
  if (await command(name, args)) passed += 1
  else failed += 1
}

/** A test run counts its tests; one that died or ran none counts as a failure. */
async function tests(name, args, { kind, file, times: seconds, extraEnv }) {
  const explain = (output) => {
    const failures = readReport(kind, file)?.failures ?? []
    return failures.length > 0 ? failures.join('\n') : output
  }
  const isGood = await command(name, args, { extraEnv, explain })
  const report = readReport(kind, file) ?? { passed: 0, failures: [], parts: [] }
  const counts = { passed: report.passed, failed: report.failures.length }
  if (counts.passed + counts.failed === 0 || (!isGood && counts.failed === 0)) counts.failed += 1
  console.log(`       ${name}: ${counts.passed} passed, ${counts.failed} failed`)
  passed += counts.passed
  failed += counts.failed
  seconds.push(...report.parts)
}

/** Two at a time: the machines that run this have two cores. */
async function sideBySide(jobs) {
  const waiting = [...jobs]
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all([worker(), worker()])
}

// The longest first, so that no core is left alone with one of them.
const checks = [
  () => check('types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only']),
  () => check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  () => check('types of tests', ['tsc', '--noEmit', '-p', 'tests']),
  () => check('unused code', ['knip']),
  () => check('migrations', [node, 'scripts/generate-migrations.mjs', '--check']),
  () => check('format', ['oxfmt', '--check']),
  () => check('import rules', [node, 'scripts/check-boundaries.mjs']),
]
const build = () => check('build', ['turbo', 'run', 'build', '--output-logs=errors-only'])
await sideBySide([...(wants('static') ? checks : []), ...(wants('e2e') ? [build] : [])])

const chromium = await findChromium().catch((error) => {
  console.log(error.message)
  return ''
})

/** A run of vitest over some of its projects. */
function vitest(name, file, args) {
  const report = join(reports, file)
  const extraEnv = {
    CHROMIUM_PATH: chromium,
    REPORT_FILE: report,
    ...(!values.all && { TEST_SCOPE: 'gate', KILL_ROUNDS: '1' }),
  }
  return tests(name, ['vitest', 'run', ...args], {
    kind: 'vitest',
    file: report,
    times: times.files,
    extraEnv,
  })
}

if (wants('unit')) {
  // What starts processes mostly waits for them: beside the two workers of the rest.
  await Promise.all([
    vitest('tests of processes', 'processes.json', ['--project=processes', '--maxWorkers=1']),
    vitest('unit and API tests', 'vitest.json', ['--project=!processes']),
  ])
}
if (wants('e2e')) {
  const file = join(reports, 'playwright.json')
  const args = ['playwright', 'test', '--reporter=line,json']
  const extraEnv = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  await tests('end-to-end tests', args, {
    kind: 'playwright',
    file,
    times: times.stories,
    extraEnv,
  })
}

if (passed + failed === 0) failed = 1
process.exitCode = failed > 0 ? 1 : 0
console.log(`${timesTable(commands, times)}\n`)
console.log(`${passed} passed, ${failed} failed`)
