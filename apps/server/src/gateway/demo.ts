import { AppError } from '@yuncang/shared/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { demoMessages } from '../demo/outbox.ts'
import type { Services } from '../platform/services.ts'
import { success } from './answers.ts'
import { tokenOf } from './call.ts'
import { isLoopback } from './loopback.ts'

/** Under DEMO=1 the codes that demo accounts were sent, for this machine and for people who are signed in. */
export function mountDemo(app: FastifyInstance, services: Services): void {
  if (!services.config.isDemo) return
  const mayLook = async (request: FastifyRequest) => {
    if (isLoopback(request.ip)) return true
    const token = tokenOf(request)
    return token !== undefined && (await services.sessions.find(token)) !== undefined
  }
  app.get('/demo/outbox', { config: { operation: 'demo.outbox' } }, async (request, reply) => {
    if (!(await mayLook(request))) throw new AppError('session.required')
    void reply.header('cache-control', 'no-store')
    return success(await demoMessages(services))
  })
}
