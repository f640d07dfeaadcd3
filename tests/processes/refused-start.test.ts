import { openSqliteFile } from '@yuncang/db/sqlite/open'
import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { serverArgs, serverEnv } from '../../scripts/server-command.mjs'
import { createEmptyDatabase } from '../support/postgres.ts'

/* A server that cannot start says why in a sentence of each language, and ends with 1: never with a stack. */
const root = join(import.meta.dirname, '../..')
let folder: string
let file: string
const ends: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-refused-'))
  file = join(folder, 'yuncang.db')
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  rmSync(folder, { recursive: true, force: true })
})

type Options = { user?: number }

/** What a server says that is not to come up. */
async function refusal(env: Record<string, string> = {}, { user }: Options = {}): Promise<string> {
  const given = { DEMO: '1', DEMO_MONTHS: '0', DATA_DIR: folder, PORT: '0', ...env }
  const child = spawn(process.execPath, serverArgs, {
    cwd: root,
    env: { ...serverEnv, PATH: process.env['PATH'], ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  })
  ends.push(() => child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  // Ended, rather than gone: by then all that it said is here.
  const [code] = await once(child, 'close')
  expect([code, said.trimEnd().split('\n').length], said).toEqual([1, 2])
  expect(said).not.toMatch(/^ +at /m)
  return said
}

test('settings that are not right', async () => {
  const said = await refusal({ PORT: 'x', FRAME_HOSTS: 'reports' })
  expect(said).toContain('PORT must be a port number from 0 to 65535; FRAME_HOSTS must be')
})

test('a port that somebody else uses, before anything is written', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => other.close())
  const at = other.address()
  const port = typeof at === 'object' && at ? at.port : 0
  expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use`)
  expect(() => readFileSync(file)).toThrow('ENOENT')
})

test('an address that this machine does not have', async () => {
  expect(await refusal({ HOST: '192.0.2.1' })).toContain('no address 192.0.2.1')
})

describe('a data folder', () => {
  test('that is a file', async () => {
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: file })).toContain(`data folder ${file} cannot be written`)
  })

  test('that is read-only, with and without a database in it', async () => {
    // Permissions do not hold root back.
    const nobody = process.getuid?.() === 0 ? { user: 65_534 } : {}
    chmodSync(folder, 0o555)
    expect(await refusal({}, nobody)).toContain(`data folder ${folder} cannot be written`)
    chmodSync(folder, 0o755)
    new Database(file).exec('create table __drizzle_migrations (a); create table membership (a)')
    chmodSync(file, 0o444)
    chmodSync(folder, 0o555)
    expect(await refusal({}, nobody)).toContain(`data folder ${folder} cannot be written`)
    chmodSync(folder, 0o755)
  })
})

describe('a database file', () => {
  test('that is none, or damaged', async () => {
    writeFileSync(
      file,
      'not a database, but text that is long enough to be read as one. '.repeat(99),
    )
    expect(await refusal()).toContain(`${file} is damaged or no SQLite database`)
    expect(readFileSync(file, 'utf8')).toMatch(/^not a database/)
  })

  test('of another program is left as it is', async () => {
    const raw = new Database(file)
    raw.exec('create table invoices (id integer)')
    raw.close()
    const before = readFileSync(file)
    expect(await refusal()).toContain('holds the tables of another program')
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test('of a newer version', async () => {
    const raw = openSqliteFile(file)
    raw.exec(`create table membership (a); create table __drizzle_migrations
      (id integer primary key, hash text, created_at numeric);
      insert into __drizzle_migrations values (1, 'x', 9999999999999)`)
    raw.close()
    expect(await refusal()).toContain('written by a newer version')
  })

  test('that another program holds', { timeout: 60_000 }, async () => {
    const raw = new Database(file)
    raw.exec('create table __drizzle_migrations (a); create table membership (a); begin exclusive')
    ends.push(() => raw.close())
    expect(await refusal()).toContain('is held by another program')
  })
})

describe('PostgreSQL', () => {
  const port = () => inject('postgresPort')
  async function database() {
    const { url, ownerUrl, drop } = await createEmptyDatabase(port())
    ends.push(drop)
    return { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  }
  const changed = (address: string, change: (url: URL) => void) => {
    const url = new URL(address)
    change(url)
    return url.href
  }

  test('where nobody answers', async () => {
    const free = createServer()
    await once(free.listen(0, '127.0.0.1'), 'listening')
    const at = free.address()
    const host = `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
    free.close()
    const DATABASE_OWNER_URL = `postgres://owner:a-secret@${host}/yuncang`
    const DATABASE_URL = `postgres://app:a-secret@${host}/yuncang`
    const said = await refusal({ DATABASE_URL, DATABASE_OWNER_URL })
    expect(said).toContain(`no connection to the database at ${host} (ECONNREFUSED)`)
    expect(said).not.toContain('a-secret')
  })

  test('that does not know the role, its password or the database', async () => {
    const urls = await database()
    const wrong = changed(urls.DATABASE_URL, (url) => (url.username = 'stranger'))
    expect(await refusal({ ...urls, DATABASE_URL: wrong })).toMatch(/stranger/)
    const nowhere = changed(urls.DATABASE_OWNER_URL, (url) => (url.pathname = '/nowhere'))
    expect(await refusal({ ...urls, DATABASE_OWNER_URL: nowhere })).toContain('no database nowhere')
  })

  test('with the tables of another program', async () => {
    const urls = await database()
    const client = new pg.Client(urls.DATABASE_OWNER_URL)
    await client.connect()
    await client.query('create table invoices (id integer)')
    await client.end()
    expect(await refusal(urls)).toContain('holds the tables of another program')
  })

  test('whose owner is the application as well', async () => {
    const { DATABASE_OWNER_URL } = await database()
    const said = await refusal({ DATABASE_OWNER_URL, DATABASE_URL: DATABASE_OWNER_URL })
    expect(said).toMatch(/owns no table|lacks a right/)
  })
})

test('demo accounts with the password that everybody can read, where real work is done', async () => {
  const child = spawn(process.execPath, serverArgs, {
    cwd: root,
    env: { PATH: process.env['PATH'], DEMO: '1', DEMO_MONTHS: '0', DATA_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  ends.push(() => child.kill('SIGKILL'))
  for await (const chunk of child.stdout) if (String(chunk).includes('API')) break
  child.kill('SIGTERM')
  await once(child, 'exit')
  const real = { DEMO: '0', PUBLIC_URL: 'https://wms.example.com', SESSION_SECRET: 's'.repeat(32) }
  expect(await refusal(real)).toMatch(/\d\d demo accounts in this database/)
})
