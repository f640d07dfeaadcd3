import type { IncomingMessage } from 'node:http'

/** Three times what the largest call takes: whoever sends more than that may lose the answer. */
const hearsAtMost = 64 * 1024 * 1024

/**
 * Reads what a refused sender is still sending, and forgets it. Closing a connection with unread bytes resets it, and
 * the sender would see that instead of the refusal.
 */
export function hearOut(request: IncomingMessage): Promise<void> {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  const isSending = length !== '0' || encoding !== undefined
  if (!isSending || request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let heard = 0
    request.on('data', (chunk: Buffer) => {
      heard += chunk.length
      if (heard > hearsAtMost) resolve()
    })
    request.once('end', resolve)
    request.once('close', resolve)
    request.unpipe()
    request.resume()
  })
}
