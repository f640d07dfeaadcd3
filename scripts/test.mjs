import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, env, node, root } from './install.mjs'
import { readReport } from './test-reports.mjs'

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
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
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
async function tests(name, args, { kind, file, extraEnv }) {
  const explain = (output) => {
    const failures = readReport(kind, file)?.failures ?? []
    return failures.length > 0 ? failures.join('\n') : output
  }
  const isGood = await command(name, args, { extraEnv, explain })
  const report = readReport(kind, file) ?? { passed: 0, failures: [] }
  const counts = { passed: report.passed, failed: report.failures.length }
  if (counts.passed + counts.failed === 0 || (!isGood && counts.failed === 0)) counts.failed += 1
  console.log(`       ${name}: ${counts.passed} passed, ${counts.failed} failed`)
  passed += counts.passed
  failed += counts.failed
}

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
  const file = join(reports, 'vitest.json')
  const args = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const extraEnv = { CHROMIUM_PATH: chromium }
  await tests('unit and API tests', args, { kind: 'vitest', file, extraEnv })
}
if (wants('e2e')) {
  await check('build', ['turbo', 'run', 'build', '--output-logs=errors-only'])
  const file = join(reports, 'playwright.json')
  const args = ['playwright', 'test', '--reporter=line,json']
  const extraEnv = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  await tests('end-to-end tests', args, { kind: 'playwright', file, extraEnv })
}

if (passed + failed === 0) failed = 1
process.exitCode = failed > 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
