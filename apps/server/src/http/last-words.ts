import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import type { Duplex } from 'node:stream'
import { failure } from './answers.ts'
import { headersOfData } from './security-headers.ts'

/** Answers on a bare connection, where there is no reply to write to, and closes it. */
export function sayLastWords(
  socket: Duplex,
  reason: Reason,
  more: Readonly<Record<string, string>> = {},
): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const refusal = new AppError(reason)
  const body = JSON.stringify(failure(refusal, 'zh'))
  const headers = {
    ...headersOfData,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${refusal.status} Refused`, ...lines, '', body].join('\r\n'))
}
