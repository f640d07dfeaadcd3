import { codeOf } from '@yuncang/db/failures'
import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import { once } from 'node:events'
import { createServer } from 'node:net'

const reasons = new Map<string, Reason>([
  ['EADDRINUSE', 'start.portInUse'],
  ['EACCES', 'start.portForbidden'],
  ['EADDRNOTAVAIL', 'start.hostUnknown'],
  ['ENOTFOUND', 'start.hostUnknown'],
])

type Where = { readonly port: number; readonly host: string }

/** Why the server cannot listen there, as a sentence for the operator; undefined for any other failure. */
export function refusalOfListening(error: unknown, { port, host }: Where): AppError | undefined {
  const reason = reasons.get(codeOf(error) ?? '')
  return reason && new AppError(reason, { params: { port, host }, cause: error })
}

/** Throws why the server could not listen there: it would find out only after a first start of half a minute. */
export async function assertPortFree(where: Where): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(where), 'listening')
  } catch (error) {
    throw refusalOfListening(error, where) ?? error
  }
  probe.close()
  await once(probe, 'close')
}
