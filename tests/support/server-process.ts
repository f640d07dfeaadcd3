import { publishedPassword } from '@yuncang/server/config/published'
import { encodeInput } from '@yuncang/shared/gateway/encode'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { serverArgs, serverEnv } from '../../scripts/server-command.mjs'
import { routeTable, tenantOf } from './app.ts'

/* The built server as a process of its own, which tests may kill. */
const root = join(import.meta.dirname, '../..')
export const credential = `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`

// Nothing is left behind when a test run is ended.
const alive = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

export type ServerProcess = {
  address: string
  child: ChildProcess
  /** Ends it at once, as a power cut would, and waits until it is gone. */
  kill: () => Promise<void>
}

/** Where a server of the tests keeps its data. */
export type Place = { folder: string; env: Record<string, string> }

/** Starts the server on a port of the system's choice. Throws with its words when it does not come up. */
export async function startProcess(
  { folder, env: own }: Place,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, serverArgs, {
    cwd: root,
    env: {
      ...serverEnv,
      PATH: process.env['PATH'],
      DEMO: '1',
      DEMO_MONTHS: '0',
      DATA_DIR: folder,
      PORT: '0',
      REQUESTS_PER_MINUTE: '1000000',
      ...own,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  let isUp = false
  // Both are read to the end: a full pipe would stop the server.
  const hear = (chunk: Buffer) => {
    if (isUp) return
    output += String(chunk)
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
    if (!found || !output.includes('API')) return
    isUp = true
    resolve(found[0])
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.once('exit', () => reject(new Error(output)))
  return { address: await promise, child, kill }
}

/** Runs a command of the product, e.g. backup; gives how it ended and what it said. */
export async function runCommand(name: string, args: string[], { folder, env }: Place) {
  const child = spawn(process.execPath, [`apps/server/dist/${name}.js`, ...args], {
    cwd: root,
    env: { ...serverEnv, PATH: process.env['PATH'], DATA_DIR: folder, ...env },
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'close')
  return { code: Number(code), said }
}

export type Reply = {
  status: number
  code: number
  msg: string
  reason: string | undefined
  data: any
}

/** A client of a server at an address, which may change: accounts stay signed in. */
export function remoteClient(addressNow: () => string) {
  const tokens = new Map<string, Promise<string>>()

  async function call(
    operation: string,
    input: object,
    as?: string,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const route = routeTable[operation]!
    const { url, body } = encodeInput(route, input)
    const tenant = as && tenantOf(as)
    const response = await fetch(addressNow() + url, {
      method: route.method,
      headers: {
        authorization: credential,
        ...(as && { 'x-access-token': await signIn(as) }),
        ...(tenant && { 'tenant-node': tenant }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { code, msg, data } = (await response.json()) as Omit<Reply, 'status' | 'reason'> // the envelope
    return { status: response.status, code, msg, reason: data?.reason, data }
  }

  function signIn(account: string): Promise<string> {
    const known = tokens.get(account)
    if (known) return known
    const coming = call('session.token', { account, password: publishedPassword }).then((reply) => {
      if (reply.code !== 200) throw new Error(`${account} could not sign in: ${reply.reason}`)
      return String(reply.data.accessToken)
    })
    tokens.set(account, coming)
    coming.catch(() => tokens.delete(account))
    return coming
  }

  return {
    call,
    signIn,
    /** Sends a file to an operation that takes one; gives the data of its answer. */
    async upload(
      operation: string,
      bytes: Uint8Array<ArrayBuffer>,
      name: string,
      as: string,
    ): Promise<any> {
      const body = new FormData()
      body.append('file', new Blob([bytes]), name)
      const response = await fetch(addressNow() + routeTable[operation]!.path, {
        method: 'POST',
        headers: {
          authorization: credential,
          'x-access-token': await signIn(as),
          'tenant-node': tenantOf(as)!,
        },
        body,
      })
      const { code, data } = (await response.json()) as { code: number; data: any } // the envelope
      if (code !== 200) throw new Error(`${operation}: ${JSON.stringify(data)}`)
      return data
    },
    /** The data of a call that has to succeed. */
    async data(operation: string, input: object, as?: string): Promise<any> {
      const reply = await call(operation, input, as)
      if (reply.code !== 200) throw new Error(`${operation}: ${JSON.stringify(reply)}`)
      return reply.data
    },
  }
}

export type RemoteClient = ReturnType<typeof remoteClient>
