import { signedFilePath } from '@yuncang/shared/nouns/file/signed-path'
import type { FastifyInstance } from 'fastify'
import { openTicket } from '../modules/file/service/ticket.ts'
import type { Services } from '../platform/services.ts'
import { sendKept } from './send-file.ts'

/** Documents by a signed address: no session and no client credential, as for every link that somebody hands on. */
export function mountSignedFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { ticket: string } }>(
    `${signedFilePath}/:ticket`,
    { config: { operation: 'file.signed' } },
    async (request, reply) =>
      sendKept(request, reply, await openTicket(services, request.params.ticket)),
  )
}
