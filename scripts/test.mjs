import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, env, node, root } from './install.mjs'

/*
 * `npm test`: everything that must hold. Each check runs to its end, so that one look shows all that is wrong. The last
 * line is «N passed, N failed». `npm test -- --only static|unit|e2e` runs a part.
 */
ensureInstalled()
const { findChromium } = await import('./chromium.mjs')

const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]
  : 'all'
const wants = (part) => only === 'all' || only === part
const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0

function command(name, args, extraEnv = {}) {
  const [file, ...rest] = args
  return new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(file, rest, { cwd: root, env: { ...env(), CI: '1', ...extraEnv } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const end = (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
      if (code !== 0) console.log(output)
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
async function tests(name, args, report, count, extraEnv) {
  const isGood = await command(name, args, extraEnv)
  let counts = { passed: 0, failed: 0 }
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    counts = { passed: 0, failed: 1 }
  }
  if (counts.passed + counts.failed === 0 || (!isGood && counts.failed === 0)) counts.failed += 1
  console.log(`       ${name}: ${counts.passed} passed, ${counts.failed} failed`)
  passed += counts.passed
  failed += counts.failed
}

const vitestCount = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })
const playwrightCount = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
})

/** Two at a time: the machines that run this have two cores. */
async function sideBySide(jobs) {
  const waiting = [...jobs]
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all([worker(), worker()])
}

if (wants('static')) {
  await sideBySide([
    () => check('format', ['oxfmt', '--check']),
    () => check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
    () => check('types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only']),
    () => check('types of tests', ['tsc', '--noEmit', '-p', 'tests']),
    () => check('import rules', [node, 'scripts/check-boundaries.mjs']),
    () => check('unused code', ['knip']),
    () => check('migrations', [node, 'scripts/generate-migrations.mjs', '--check']),
  ])
}
const chromium = await findChromium().catch((error) => {
  console.log(error.message)
  return ''
})
if (wants('unit')) {
  const report = join(reports, 'vitest.json')
  const args = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  await tests('unit and API tests', args, report, vitestCount, { CHROMIUM_PATH: chromium })
}
if (wants('e2e')) {
  await check('build', ['turbo', 'run', 'build', '--output-logs=errors-only'])
  const report = join(reports, 'playwright.json')
  const args = ['playwright', 'test', '--reporter=line,json']
  const extra = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  await tests('end-to-end tests', args, report, playwrightCount, extra)
}

if (passed + failed === 0) failed = 1
process.exitCode = failed > 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
