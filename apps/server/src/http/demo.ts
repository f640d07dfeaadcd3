import { AppError } from '@yuncang/shared/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { demoMessages } from '../demo/outbox.ts'
import type { Services } from '../platform/services.ts'
import { success } from './answers.ts'
import { tokenOf } from './call.ts'
import { isLoopback } from './loopback.ts'

/** Somebody who opens it in a browser, rather than a program that reads it. */
const isOpened = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true

/**
 * Under DEMO=1 the codes that demo accounts were sent, for this machine and for people who are signed in, to
 * whom a browser shows the page of simulated mail.
 */
export function mountDemo(app: FastifyInstance, services: Services): void {
  if (!services.config.isDemo) return
  const isSignedIn = async (request: FastifyRequest) => {
    const token = tokenOf(request)
    return token !== undefined && (await services.sessions.find(token)) !== undefined
  }
  app.get('/demo/outbox', { config: { operation: 'demo.outbox' } }, async (request, reply) => {
    const isMember = await isSignedIn(request)
    if (isMember && isOpened(request)) return reply.callNotFound()
    if (!isMember && !isLoopback(request.ip)) throw new AppError('session.required')
    void reply.header('cache-control', 'no-store')
    return success(await demoMessages(services))
  })
}
