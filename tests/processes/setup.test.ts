import { openSqliteFile } from '@yuncang/db/sqlite/open'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* The command as an operator runs it, on an empty database. */
const root = join(import.meta.dirname, '../..')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-setup-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = {
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://yuncang.example',
}
function run(args: string[], env: Record<string, string> = settings) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['apps/server/dist/setup.js', ...args],
    { cwd: root, env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env }, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}
const args = ['--tenant', 'WMS_FIRST', '--name', '第一租户', '--account', 'boss']

test('the first administrator of an empty database administers the platform too', () => {
  const { status, stdout } = run(args)
  expect(stdout).toMatch(/^https:\/\/yuncang\.example\/login#set-password=[\w-]{43}$/m)
  expect(status).toBe(0)
  const db = openSqliteFile(join(folder, 'yuncang.db'), { readonly: true })
  expect(db.prepare('select role_codes from membership').all()).toEqual([
    { role_codes: ',admin,sysadmin,' },
  ])
  db.close()
  const again = run(args)
  expect([again.status, again.stdout]).toEqual([1, ''])
  expect(again.stderr).toContain('租户 WMS_FIRST 或名称“第一租户”已存在')
  const second = run(['--tenant', 'WMS_SECOND', '--name', '第二租户', '--account', 'boss2'])
  expect(second.status).toBe(0)
})

test('what is missing is named', () => {
  expect(run(['--tenant', 'wms']).stderr).toContain('--tenant WMS_ABC')
  expect(run(args, {}).stderr).toContain('SESSION_SECRET')
})
