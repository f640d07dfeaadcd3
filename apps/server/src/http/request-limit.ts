import type { FastifyInstance } from 'fastify'
import { createRequestRate } from '../platform/request-rate.ts'
import { probePaths } from './health.ts'

/** Refuses requests beyond `perMinute` of one address; the probes of a load balancer are not counted. */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  const count = createRequestRate(perMinute)
  app.addHook('onRequest', (request, _reply, done) => {
    if (!probePaths.has(request.url)) count(request.ip)
    done()
  })
}
