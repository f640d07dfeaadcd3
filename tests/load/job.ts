import type { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { tenantOf } from './data.ts'
import { send, type Call } from './load.ts'
import type { Launched } from './server.ts'

/** What is answered inside the envelope; in the first tenant of the bench unless another is named. */
export async function ask<R>(
  server: Launched,
  agent: Agent,
  { tenant = tenantOf(0), ...call }: Omit<Call, 'tenant'> & { tenant?: string },
): Promise<R> {
  const text = await send(agent, server, { ...call, tenant })
  return (JSON.parse(text) as { data: R }).data // the envelope
}

type Job = { status: string; result: Record<string, unknown> | null; failure: string | null }

/** The job once it has ended. */
export async function ended(
  server: Launched,
  agent: Agent,
  id: string,
  tenant = tenantOf(0),
): Promise<Job> {
  for (;;) {
    await wait(500)
    const path = `/api/lh-base/job/detail?id=${id}`
    const job: Job = await ask(server, agent, { method: 'GET', path, tenant })
    if (job.status !== 'queued' && job.status !== 'running') return job
  }
}
