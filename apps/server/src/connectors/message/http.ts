import { AppError } from '@yuncang/shared/errors'
import type { MessageConnector } from './connector.ts'

const patienceMs = 10_000

/** A message service that takes one JSON object per message by POST and answers 2xx. */
export const httpMessages = (url: string, token: string | undefined): MessageConnector => ({
  async send(message, key) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch((cause: unknown) => {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError'
      if (isLate) throw new AppError('messageService.silent')
      throw new AppError('messageService.unreachable', { cause })
    })
    await response.body?.cancel()
    if (response.ok) return
    // Nothing of the answer's text: it may quote the message.
    throw new AppError('messageService.refused', { cause: new Error(`HTTP ${response.status}`) })
  },
})
