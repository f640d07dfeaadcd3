import Database from 'better-sqlite3'
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Agent } from 'node:http'
import { resolve } from 'node:path'
import { serverArgs, serverEnv } from '../../scripts/server-command.mjs'
import { benchToken, tenantOf } from './data.ts'
import { send } from './load.ts'

const root = resolve(import.meta.dirname, '../..')

export type Launched = {
  process: ChildProcess
  pid: number
  port: number
  headers: Record<string, string>
}

type Launch = {
  /** Further options of the engine. */
  engine?: readonly string[]
  /** Where its work may run: on the first core alone, which steadies what it is held against, or wherever it finds room. */
  cores?: 'first' | 'all'
  /** Further settings, e.g. the address of a database. */
  env?: Readonly<Record<string, string>>
}

/** The built server on a data folder; resolves when it answers. */
export async function launch(
  dataDir: string,
  port: number,
  { engine = [], cores = 'first', env = {} }: Launch = {},
): Promise<Launched> {
  const args = [...engine, ...serverArgs]
  const [command, rest] =
    cores === 'first' && existsSync('/usr/bin/taskset')
      ? ['taskset', ['-c', '0', process.execPath, ...args]]
      : [process.execPath, args]
  const child = spawn(command, rest, {
    cwd: root,
    env: {
      ...process.env,
      ...serverEnv,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      REQUESTS_PER_MINUTE: '999999999',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const credential = Buffer.from('yuncang-web:yuncang-web').toString('base64')
  const headers = { authorization: `Basic ${credential}`, 'x-access-token': benchToken }
  const server = { process: child, pid: child.pid ?? 0, port, headers }
  const agent = new Agent({ keepAlive: false })
  const path = '/api/lh-wms/inboundOrder/searchMasterBillNo?masterBillNo=DMLN1'
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const isUp = await send(agent, server, { method: 'GET', path, tenant: tenantOf(0) }).then(
      () => true,
      () => false,
    )
    if (isUp) return server
    await new Promise((wake) => setTimeout(wake, 20))
  }
}

/** What the server says of itself, by name and labels. */
export async function figuresOf(port: number): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const cut = line.lastIndexOf(' ')
      return [line.slice(0, cut), Number(line.slice(cut + 1))]
    }),
  )
}

/** Orders of a file with their tenants, for reading them one by one. */
export function sampleIds(file: string): { id: string; tenant: string }[] {
  const db = new Database(file, { readonly: true })
  const rows = db
    .prepare<[], { id: string; tenant: string }>(
      'select id, tenant_node as tenant from inbound_order order by id limit 5000',
    )
    .all()
  db.close()
  return rows
}
