import { toWireTime } from '@yuncang/shared/kernel/calendar'
import { startReporting } from '../lib/error-reporting.ts'
import { setErrorSink } from '../lib/error-sink.ts'
import { keptList } from '../lib/kept-list.ts'
import { withError, type UiError } from '../lib/ui-error.ts'
import { client } from './client.ts'
import { apiErrorOf } from './link.ts'

const finalCodes = [400, 413, 422]

/** Keeps errors of the interface by person and tenant (docs/domain/interface.md#forms), and reports them. */
export function startErrorCollection(userId: string, dataNode: string): void {
  const kept = keptList<UiError>(`errors-${dataNode}-${userId}`)
  const keep = async (error: UiError): Promise<void> => {
    try {
      await kept.change((list) => withError(list, error))
    } catch {
      // Where nothing can be kept there is nothing to be done about it.
    }
  }
  setErrorSink((error) => void keep(error))
  startReporting({
    kept,
    send: (errors) =>
      client.errorLog.send.mutate({
        logs: errors.map((error) => ({ ...error, time: toWireTime(error.time) })),
      }),
    isFinal: (error) => finalCodes.includes(apiErrorOf(error).code),
  })
}
