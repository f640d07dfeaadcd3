import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureInstalled, env, fail, root } from './install.mjs'

/*
 * `npm run db:generate -- NAME` writes a migration for both databases, with `--custom` an empty one for what changes rows
 * alone; `--check` fails when the schema has changed since the committed ones.
 */
ensureInstalled()
const folder = join(root, 'packages/db')
const isCheck = process.argv.includes('--check')
const custom = process.argv.filter((arg) => arg === '--custom')
const name = process.argv.slice(2).find((arg) => !arg.startsWith('--')) ?? 'change'

/** drizzle-kit reads a folder by its relative path only, and ends with 0 when it fails: its words tell. */
function generate(dialect, out) {
  const known = count(out)
  const args = ['generate', '--config', `drizzle.${dialect}.config.ts`, '--name', name, ...custom]
  const result = spawnSync('drizzle-kit', args, {
    cwd: folder,
    // Relative, since drizzle-kit puts ./ before it.
    env: { ...env(), MIGRATIONS_OUT: relative(folder, out) },
    encoding: 'utf8',
  })
  const isNew = count(out) > known
  if (result.status !== 0 || !(isNew || result.stdout.includes('No schema changes')))
    fail(`drizzle-kit failed for ${dialect}:\n${result.stdout}${result.stderr}`)
  return isNew
}

/**
 * SQLite tables that are rebuilt copy their rows; drizzle-kit copies columns that the old table does not have yet. Those
 * are left out, so that they take their defaults.
 */
function mendCopies(migrations) {
  const [before] = snapshots(migrations).slice(-2)
  const { tables } = JSON.parse(readFileSync(join(migrations, 'meta', before), 'utf8'))
  const newest = join(migrations, sqlFiles(migrations).at(-1))
  const copy = /INSERT INTO `(\w+)`\(([^)]*)\) SELECT ([^;]*) FROM `(\w+)`;/g
  const mended = readFileSync(newest, 'utf8').replace(copy, (...match) => {
    const [, target, into, from, source] = match
    const sources = from.split(', ')
    const kept = into
      .split(', ')
      .map((column, index) => [column, sources[index]])
      .filter(([, each]) => each.replaceAll('"', '') in tables[source].columns)
    const [columns, values] = [0, 1].map((side) => kept.map((pair) => pair[side]).join(', '))
    return `INSERT INTO \`${target}\`(${columns}) SELECT ${values} FROM \`${source}\`;`
  })
  writeFileSync(newest, mended)
}

/** A migration is made by the last snapshot alone: those before it are not kept. */
function dropOldSnapshots(migrations) {
  for (const file of snapshots(migrations).slice(0, -1)) rmSync(join(migrations, 'meta', file))
}

const filesIn = (path, ending) =>
  readdirSync(path)
    .filter((file) => file.endsWith(ending))
    .sort()
const sqlFiles = (migrations) => filesIn(migrations, '.sql')
const snapshots = (migrations) => filesIn(join(migrations, 'meta'), '_snapshot.json')
const count = (migrations) => sqlFiles(migrations).length

for (const dialect of ['sqlite', 'postgres']) {
  const committed = join(folder, 'migrations', dialect)
  if (!isCheck) {
    if (!generate(dialect, committed)) continue
    if (dialect === 'sqlite') mendCopies(committed)
    dropOldSnapshots(committed)
    continue
  }
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    cpSync(committed, copy, { recursive: true })
    if (generate(dialect, copy))
      fail(`The schema has changed since the last ${dialect} migration: run npm run db:generate.`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
