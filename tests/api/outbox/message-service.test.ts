import { httpMessages } from '@yuncang/server/connectors/message/http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'

test('the message service gets one JSON object with a key and a token, and says no by its status', async () => {
  const requests: { headers: Record<string, unknown>; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      requests.push({ headers: request.headers, body })
      response.writeHead(requests.length === 1 ? 202 : 500).end('secret')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens
  const connector = httpMessages(`http://127.0.0.1:${port}/send`, 'token')
  const message = {
    channel: 'phone' as const,
    recipient: '13800000000',
    subject: '',
    text: '123456',
  }
  await connector.send(message, 'key-1')
  expect(JSON.parse(requests[0]!.body)).toEqual(message)
  expect(requests[0]!.headers).toMatchObject({
    'idempotency-key': 'key-1',
    authorization: 'Bearer token',
  })
  await expect(connector.send(message, 'key-1')).rejects.toMatchObject({
    reason: 'messageService.refused',
    cause: { message: 'HTTP 500' },
  })
  await new Promise((resolve) => server.close(resolve))
  await expect(connector.send(message, 'key-1')).rejects.toMatchObject({
    reason: 'messageService.unreachable',
  })
})
