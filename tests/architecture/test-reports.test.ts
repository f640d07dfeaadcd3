import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterSecondTry, readReport, told, type Report } from '../../scripts/test-reports.mjs'

/* What `npm test` says of a run, read from runs of both test runners. */
const root = join(import.meta.dirname, '../..')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-reports-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command of the installed packages in the folder. */
function run(script: string, args: string[], env: Record<string, string>) {
  const { PATH, HOME } = process.env
  return spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: folder,
    env: { PATH, HOME, ...env },
    encoding: 'utf8',
  })
}

describe('a run of vitest', () => {
  let read: Report
  beforeAll(() => {
    const files = {
      'sums.test.js': `import { beforeAll, describe, expect, test } from 'vitest'
        test('adds', () => expect(1 + 1).toBe(2))
        test('breaks', () => expect(1 + 1).toBe(3))
        describe('without a server', () => {
          beforeAll(() => { throw new Error('no server') })
          test('asks it', () => expect(1).toBe(1))
        })`,
      'dies.test.js': `import { expect, test } from 'vitest'
        test('holds', () => expect(1).toBe(1))
        test('kills its worker', () => new Promise(() => process.kill(process.pid, 'SIGKILL')))`,
      'late.test.js': `import { expect, test } from 'vitest'
        test('leaves something behind', () => {
          void Promise.reject(new Error('nobody waits for this'))
          expect(1).toBe(1)
        })`,
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const report = join(folder, 'vitest.json')
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      `import { reportTo } from ${JSON.stringify(join(root, 'scripts/vitest-report.mjs'))}
      export default { test: { name: 'rules', reporters: [reportTo(${JSON.stringify(report)})] } }`,
    )
    expect(run('vitest/vitest.mjs', ['run'], {}).status).toBe(1)
    read = readReport('vitest', report)!
  })
  const failuresIn = (name: string) => read.failures.filter(({ file }) => file === name)

  test('is read with its failures, each with project and file, and those of a whole suite', () => {
    const at = { project: 'rules', file: 'sums.test.js', place: 'rules › sums.test.js' }
    expect(failuresIn('sums.test.js')).toEqual([
      { ...at, title: 'without a server', message: expect.stringContaining('no server') },
      { ...at, title: 'breaks', message: expect.stringContaining('expected 2 to be 3') },
    ])
    expect(read.flaky).toEqual([])
  })

  test('names the file whose worker died, with the signal', () => {
    expect(failuresIn('dies.test.js')).toEqual([
      {
        project: 'rules',
        file: 'dies.test.js',
        place: 'rules › dies.test.js',
        title: 'the file did not end',
        message: expect.stringMatching(/SIGKILL.*dies\.test\.js/),
        isCutOff: true,
      },
    ])
  })

  test('tells an error outside of all files', () => {
    expect(read.failures.filter(({ file }) => file === undefined)).toEqual([
      {
        place: 'vitest',
        title: 'outside of tests',
        message: expect.stringContaining('nobody waits for this'),
      },
    ])
  })

  test('tells of each file how long it took and how many of its tests passed', () => {
    const part = { suite: 'rules', seconds: expect.any(Number) }
    expect(read.parts.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { ...part, name: 'dies.test.js', passed: expect.any(Number) },
      { ...part, name: 'late.test.js', passed: 1 },
      { ...part, name: 'sums.test.js', passed: 1 },
    ])
    expect(read.passed).toBe(read.parts.reduce((sum, { passed }) => sum + passed!, 0))
  })
})

describe('a run of stories', () => {
  test('tells those that fail twice from those that fail the first time only', () => {
    writeFileSync(
      join(folder, 'day.spec.js'),
      `import { expect, test } from '@playwright/test'
      import { enough } from './enough.js'
      test('holds', () => expect(1).toBe(1))
      test('is late', ({}, { retry }) => expect(retry).toBe(1))
      test('breaks', async ({}, info) => {
        await info.attach('error-context', { path: 'page.md' })
        enough(1)
      })
      test('rests', ({}, { skip }) => skip())`,
    )
    writeFileSync(
      join(folder, 'enough.js'),
      `import { expect } from '@playwright/test'
      export const enough = (count) => expect(count).toBe(3)`,
    )
    writeFileSync(
      join(folder, 'page.md'),
      `# Page\n\n\`\`\`yaml\n- banner:\n  - button "Menu":\n    - img\n- tab "Home"\n${'- row\n'.repeat(200)}- dialog\n\`\`\`\n\n# Source\n`,
    )
    writeFileSync(
      join(folder, 'playwright.config.mjs'),
      `export default { testMatch: '*.spec.js', retries: 1, reporter: 'json', outputDir: 'out' }`,
    )
    const report = join(folder, 'playwright.json')
    const { status } = run('@playwright/test/cli.js', ['test'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    expect(status).toBe(1)
    const { passed, failures, flaky, parts } = readReport('playwright', report)!
    expect(passed).toBe(2)
    expect(failures.map(told)).toEqual([
      expect.stringMatching(
        /day\.spec\.js:7 › breaks\n.*toBe.*The page:\n    - tab "Home"\n(    - row\n){49}    …\n(    - row\n){49}    - dialog$/s,
      ),
    ])
    expect(flaky.map(told)).toEqual([expect.stringMatching(/day\.spec\.js:4 › is late\n.*toBe/s)])
    expect(parts.map(({ name }) => name)).toEqual(['holds', 'is late', 'breaks', 'rests'])
  })
})

test('a run that left nothing, or nothing whole, has no report', () => {
  const half = join(folder, 'half.json')
  writeFileSync(half, '{"passed": 3, "failu')
  expect(readReport('vitest', join(folder, 'none.json'))).toBe(undefined)
  expect(readReport('vitest', half)).toBe(undefined)
})

describe('a second try', () => {
  const failure = (project: string, file: string, title: string) => {
    return { project, file, place: `${project} › ${file}`, title, message: 'no' }
  }
  const rule = failure('rules', 'sums.test.ts', 'adds')
  const start = failure('processes', 'start.test.ts', 'starts')
  const stop = failure('processes', 'stop.test.ts', 'stops')
  const report = (passed: Record<string, number>, ...failures: Report['failures']): Report => ({
    passed: Object.values(passed).reduce((sum, each) => sum + each, 0),
    failures,
    flaky: [],
    parts: Object.entries(passed).map(([name, count]) => {
      return {
        suite: name === 'sums.test.ts' ? 'rules' : 'processes',
        name,
        seconds: 1,
        passed: count,
      }
    }),
  })
  const sums = { 'sums.test.ts': 4 }

  test('makes flaky what is good now, and leaves what was not tried again', () => {
    const first = report({ ...sums, 'start.test.ts': 3 }, rule, start)
    const both = afterSecondTry(first, [start], report({ 'start.test.ts': 4 }))
    expect(both).toMatchObject({ passed: 8, failures: [rule], flaky: [start] })
  })

  test('counts all tests of a file that did not end the first time', () => {
    const cutOff = { ...start, title: 'the file did not end', isCutOff: true }
    const first = report({ ...sums, 'start.test.ts': 1 }, cutOff)
    const both = afterSecondTry(first, [cutOff], report({ 'start.test.ts': 9 }))
    expect(both).toMatchObject({ passed: 13, failures: [], flaky: [cutOff] })
  })

  test('leaves a file red that fails again, with what failed in it now', () => {
    const now = { ...stop, message: 'still no' }
    const first = report({ ...sums, 'start.test.ts': 2, 'stop.test.ts': 1 }, start, stop)
    const second = report({ 'start.test.ts': 3, 'stop.test.ts': 1 }, now)
    const both = afterSecondTry(first, [start, stop], second)
    expect(both).toMatchObject({ passed: 8, failures: [now], flaky: [start] })
  })

  test('makes nothing flaky when it died, ran nothing, or failed outside of its files', () => {
    const first = report({ ...sums, 'start.test.ts': 3 }, start)
    expect(afterSecondTry(first, [start], report({}))).toEqual(first)
    const outside = { place: 'vitest', title: 'outside of tests', message: 'lost' }
    const second = report({ 'start.test.ts': 3 }, outside)
    expect(afterSecondTry(first, [start], second)).toMatchObject({
      passed: 7,
      failures: [outside],
      flaky: [],
    })
  })
})
