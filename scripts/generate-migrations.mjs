import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, env, fail, root } from './install.mjs'

/*
 * `npm run db:generate -- NAME` writes a migration for both databases; `--check` fails when the schema has changed
 * since the committed ones.
 */
ensureInstalled()
const folder = join(root, 'packages/db')
const isCheck = process.argv.includes('--check')
const name = process.argv.slice(2).find((arg) => !arg.startsWith('--')) ?? 'change'

function generate(dialect, out) {
  const args = ['generate', '--config', `drizzle.${dialect}.config.ts`, '--name', name]
  const result = spawnSync('drizzle-kit', args, {
    cwd: folder,
    env: { ...env(), ...(out && { MIGRATIONS_OUT: out }) },
    encoding: 'utf8',
  })
  if (result.status !== 0)
    fail(`drizzle-kit failed for ${dialect}:\n${result.stdout}${result.stderr}`)
}

const count = (path) => readdirSync(path).filter((file) => file.endsWith('.sql')).length

for (const dialect of ['sqlite', 'postgres']) {
  const committed = join(folder, 'migrations', dialect)
  if (!isCheck) {
    generate(dialect)
    continue
  }
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    cpSync(committed, copy, { recursive: true })
    generate(dialect, copy)
    if (count(copy) !== count(committed)) {
      fail(`The schema has changed since the last ${dialect} migration: run npm run db:generate.`)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
