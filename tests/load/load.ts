import { workedMs } from '@yuncang/server/platform/worked'
import { Agent, request } from 'node:http'
import { readFileSync } from 'node:fs'

export type Call = { method: 'GET' | 'POST'; path: string; tenant: string; body?: string }
export type Round = { requests: number; seconds: number; latencies: number[]; cpuSeconds: number }

/** CPU seconds that a process has used so far, its own threads included. */
export function cpuOf(pid: number): number {
  const worked = workedMs(pid)
  if (worked === undefined) throw new Error(`process ${pid} is gone`)
  return worked / 1000
}

/** CPU seconds that all processes below one have used so far. */
export function cpuBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children
    .trim()
    .split(' ')
    .filter((each) => each !== '')
    .reduce((sum, child) => sum + cpuOf(Number(child)), 0)
}

/** Milliseconds that the main thread of a process has worked so far, as the scheduler counts them. */
export function mainThreadMs(pid: number): number {
  const [worked] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(worked) / 1_000_000
}

/** Resident memory in MiB: now, or at most so far. */
export function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

type Target = { port: number; pid: number; headers: Record<string, string> }

/** Keeps `connections` connections busy for `seconds`; a refused call ends the bench. */
export async function load(
  target: Target,
  next: () => Call,
  connections: number,
  seconds: number,
): Promise<Round> {
  const cpuBefore = cpuOf(target.pid)
  const start = performance.now()
  const end = start + seconds * 1000
  const latencies = await keepBusy(target, next, connections, () => performance.now() < end)
  const took = (performance.now() - start) / 1000
  const cpuSeconds = cpuOf(target.pid) - cpuBefore
  return { requests: latencies.length, seconds: took, latencies, cpuSeconds }
}

/** Sends so many calls that V8 has compiled what is hot, which takes some ten thousand of them. */
export async function warmUp(
  target: Target,
  next: () => Call,
  connections: number,
  calls: number,
): Promise<void> {
  let left = calls
  await keepBusy(target, next, connections, () => left-- > 0)
}

async function keepBusy(
  target: Target,
  next: () => Call,
  connections: number,
  goesOn: () => boolean,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (goesOn()) {
        const began = performance.now()
        await send(agent, target, next())
        latencies.push(performance.now() - began)
      }
    }),
  )
  agent.destroy()
  return latencies
}

export function send(
  agent: Agent,
  target: { port: number; headers: Record<string, string> },
  call: Call,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = { ...target.headers, 'tenant-node': call.tenant }
    if (call.body !== undefined) {
      headers['content-type'] = 'application/json'
      headers['content-length'] = String(Buffer.byteLength(call.body))
    }
    const options = { agent, port: target.port, host: '127.0.0.1', method: call.method, headers }
    const outgoing = request({ ...options, path: call.path }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${call.method} ${call.path}: ${response.statusCode} ${text}`))
      })
    })
    outgoing.on('error', reject)
    outgoing.end(call.body)
  })
}
