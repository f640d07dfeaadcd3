import { AppError } from '@yuncang/shared/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { backlogOf } from './backlog.ts'
import type { Services } from '../platform/services.ts'
import { isLoopback } from './loopback.ts'

const classes = ['1xx', '2xx', '3xx', '4xx', '5xx']

/** Times every route by its operation, never by its address: an address may name a tenant or an order. */
export function timeRequests(app: FastifyInstance, { metrics }: Services): void {
  const durations = metrics.durations({
    name: 'yuncang_http_request_seconds',
    help: 'Requests by operation, until the answer has left.',
    labelNames: ['operation', 'status'],
  })
  const known = new Map<string, ReturnType<typeof durations>[]>()
  const seriesOf = (operation: string) => {
    const series = known.get(operation) ?? classes.map((status) => durations({ operation, status }))
    known.set(operation, series)
    return series
  }
  app.addHook('onRoute', (route) => {
    const series = seriesOf(route.config?.operation ?? route.url)
    const given = route.onResponse ?? []
    route.onResponse = [
      (_request, reply, done) => {
        series[Math.floor(reply.statusCode / 100) - 1]?.observe(reply.elapsedTime / 1000)
        done()
      },
      ...(Array.isArray(given) ? given : [given]),
    ]
  })
}

/** The figures of this instance, for whoever has METRICS_TOKEN; without one, for this machine alone. */
export function mountMetrics(app: FastifyInstance, services: Services): void {
  const { config, metrics } = services
  const backlog = backlogOf(services)
  metrics.figure(
    { name: 'yuncang_outbox_waiting', help: 'Messages to be delivered.' },
    async () => (await backlog()).outbox,
  )
  metrics.figure(
    { name: 'yuncang_sessions_open', help: 'People signed in.' },
    async () => (await backlog()).sessions,
  )
  metrics.figure(
    {
      name: 'yuncang_jobs',
      help: 'Jobs that wait, run or have failed.',
      labelNames: ['kind', 'status'],
    },
    async () => {
      const { jobs } = await backlog()
      return [...services.jobKinds.keys()].flatMap((kind) =>
        (['queued', 'running', 'failed'] as const).map((status) => {
          const found = jobs.find((each) => each.kind === kind && each.status === status)
          return [{ kind, status }, found?.jobs ?? 0] as const
        }),
      )
    },
  )
  metrics.figure(
    {
      name: 'yuncang_disk_free_bytes',
      help: 'Room on the disk of the data folder: files, and the database where it is SQLite.',
    },
    async () => {
      const { bavail, bsize } = await statfs(config.dataDir)
      return bavail * bsize
    },
  )
  app.get('/metrics', { config: { operation: 'metrics' } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new AppError('metrics.refused')
    void reply.header('cache-control', 'no-store')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
  })
}

const digest = (text: string) => hash('sha256', text, 'buffer')

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { headers } = request
  if (token !== undefined) {
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  }
  // A proxy on this machine that nobody told us of speaks from the loopback address for the whole world.
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
  return isLoopback(request.ip) && !isForwarded
}
