import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * SQLite tables that are rebuilt copy their rows; drizzle-kit copies columns that the old table does not have yet. Those
 * are left out, so that they take their defaults.
 */
function mendCopies(migrations) {
  const [before] = readdirSync(join(migrations, 'meta'))
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .slice(-2)
  const { tables } = JSON.parse(readFileSync(join(migrations, 'meta', before), 'utf8'))
  const newest = join(migrations, sqlFiles(migrations).at(-1))
  const copy = /INSERT INTO `(\w+)`\(([^)]*)\) SELECT ([^;]*) FROM `(\w+)`;/g
  const mended = readFileSync(newest, 'utf8').replace(copy, (_, target, into, from, source) => {
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

const sqlFiles = (path) =>
  readdirSync(path)
    .filter((file) => file.endsWith('.sql'))
    .sort()
const count = (path) => sqlFiles(path).length

for (const dialect of ['sqlite', 'postgres']) {
  const committed = join(folder, 'migrations', dialect)
  if (!isCheck) {
    const known = count(committed)
    generate(dialect)
    if (dialect === 'sqlite' && count(committed) > known) mendCopies(committed)
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
