import { uploadFolder } from '@yuncang/server/files/upload'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routeTable, startApp, type TestApp } from '../support/app.ts'
import { eventually } from '../support/jobs.ts'
import { listening, userIdOf } from '../support/notices.ts'
import { envelopeOf, raw, sentThrough } from '../support/raw-request.ts'

let app: TestApp
let signedIn: Record<string, string>
beforeAll(async () => {
  app = await startApp()
  signedIn = await app.headersOf('kf')
})
afterAll(() => app.close())

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'a')

const headOf = (path: string, headers: Record<string, string | number>) => {
  const lines = Object.entries({ host: 'x', ...headers }).map((pair) => pair.join(': '))
  return [`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}
const pathOf = (operation: string) => routeTable[operation]!.path

describe('whoever sends more than is taken hears so, and no reset connection', () => {
  const refusedWith = (answer: string, code: number, reason: string) => {
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
    expect(envelopeOf(answer)).toMatchObject({ code, data: { reason } })
  }
  const body = megabytes(30)
  const length = { 'content-length': body.length }

  test.each([
    ['as JSON', 'customer.page', { 'content-type': 'application/json' }, 413, 'request.tooLarge'],
    ['as text', 'customer.page', { 'content-type': 'text/plain' }, 415, 'request.unsupported'],
    [
      'as no form',
      'file.upload',
      { 'content-type': 'multipart/form-data' },
      400,
      'upload.noBoundary',
    ],
  ])('%s', async (_name, operation, type, code, reason) => {
    const head = headOf(pathOf(operation), { ...signedIn, ...type, ...length, connection: 'close' })
    refusedWith(await sentThrough(app, head, body), code, reason)
  })

  test('in pieces', async () => {
    const type = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const head = headOf(pathOf('customer.page'), { ...signedIn, ...type, connection: 'close' })
    const piece = Buffer.from(`${body.length.toString(16)}\r\n`)
    const chunked = Buffer.concat([piece, body, Buffer.from('\r\n0\r\n\r\n')])
    refusedWith(await sentThrough(app, head, chunked), 413, 'request.tooLarge')
  })

  test('as a file', async () => {
    const form = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'),
      body,
      Buffer.from('\r\n--x--\r\n'),
    ])
    const type = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': form.length,
    }
    for (const operation of ['inboundOrder.import', 'file.upload']) {
      const head = headOf(pathOf(operation), { ...signedIn, ...type, connection: 'close' })
      refusedWith(
        await sentThrough(app, head, form),
        413,
        operation === 'file.upload' ? 'file.tooLarge' : 'spreadsheet.tooLarge',
      )
    }
  })

  test('without having signed in, or to nowhere', async () => {
    const type = { 'content-type': 'application/json', connection: 'close' }
    const form = { ...type, 'content-type': 'multipart/form-data; boundary=x', ...length }
    const nobody = headOf(pathOf('file.upload'), form)
    refusedWith(await sentThrough(app, nobody, body), 403, 'client.refused')
    const nowhere = headOf('/api/lh-base/nowhere', { ...type, ...length })
    refusedWith(await sentThrough(app, nowhere, body), 413, 'request.tooLarge')
  })
})

test.each(['inboundOrder.import', 'file.upload'])(
  'who hangs up in the middle of a file (%s) leaves nothing behind, and no alarm',
  async (operation) => {
    const from = app.logLines.length
    const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
    const type = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000 }
    const [host, port] = (await listening(app)).split(':')
    const socket = connect(Number(port), host)
    socket.write(headOf(pathOf(operation), { ...signedIn, ...type }) + start)
    socket.write(Buffer.alloc(200_000, 'a'))
    const folder = uploadFolder(app.services.config.dataDir)
    const stored = () => (existsSync(folder) ? readdirSync(folder) : [])
    await eventually(() => stored().length).toBe(1)
    socket.destroy()
    await eventually(stored).toEqual([])
    // Answered after what came before has been.
    await app.data('session.currentUser', {}, 'kf')
    const lines = app.logLines.slice(from).map((line) => JSON.parse(line))
    expect(lines.filter(({ level }) => level > 30)).toEqual([])
  },
)

describe('a form of an odd kind is refused with what is wrong', () => {
  const part = (mark: string) =>
    `--${mark}\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nabc\r\n--${mark}--\r\n`
  const cases: [string, string, string][] = [
    ['multipart/form-data', part('x'), 'upload.noBoundary'],
    ['multipart/form-data; boundary=', part(''), 'upload.noBoundary'],
    ['multipart/form-data; boundary=""', part(''), 'upload.noBoundary'],
    ['multipart/form-data; boundary="x', part('x'), 'upload.noBoundary'],
    [`multipart/form-data; boundary=${'x'.repeat(71)}`, part('x'.repeat(71)), 'upload.noBoundary'],
    [
      `multipart/form-data; boundary=${'x'.repeat(300)}`,
      part('x'.repeat(300)),
      'upload.noBoundary',
    ],
    ['multipart/form-data; boundary=x', part('y'), 'upload.cutShort'],
    ['multipart/form-data; boundary=x', 'garbage', 'upload.cutShort'],
    ['multipart/form-data; boundary=x', '', 'upload.noFile'],
  ]
  const both = ['inboundOrder.import', 'file.upload']

  test.each(both.flatMap((operation) => cases.map((each) => [operation, ...each] as const)))(
    '%s as %.40s',
    async (operation, type, payload, reason) => {
      const answer = await app.app.inject({
        method: 'POST',
        url: pathOf(operation),
        headers: { ...signedIn, 'content-type': type },
        payload,
      })
      expect([answer.statusCode, answer.json().data.reason]).toEqual([400, reason])
    },
  )

  test('a boundary in quotes, in capitals or with more behind it is an honest one', async () => {
    for (const type of [
      'multipart/form-data; boundary="x y"',
      'Multipart/Form-Data; Boundary="x y"',
      'multipart/form-data; boundary="x y"; charset=utf-8',
    ]) {
      const answer = await app.app.inject({
        method: 'POST',
        url: pathOf('inboundOrder.import'),
        headers: { ...signedIn, 'content-type': type },
        payload: part('x y'),
      })
      expect(answer.json().data.reason).toMatch(/^spreadsheet\./)
    }
  })
})

describe('another protocol', () => {
  const wish = (path: string, more: Record<string, string>) => {
    const lines = Object.entries({ host: 'x', connection: 'upgrade', ...more })
    return [`GET ${path} HTTP/1.1`, ...lines.map((pair) => pair.join(': ')), '', ''].join('\r\n')
  }
  const webSocket = {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const socket = '/api/lh-wms/websocket/WMS_DEMO'

  test('that is refused closes its connection, and says so', async () => {
    for (const [path, code] of [
      [`${socket}1`, 403],
      [`${socket}%zz`, 400],
    ] as const) {
      const answer = await sentThrough(app, wish(path, webSocket), Buffer.alloc(0))
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
      expect(answer).toMatch(/\r\nconnection: close\r\n/i)
      expect(answer).not.toMatch(/keep-alive/i)
    }
  })

  test('that is asked for in a manner that is none gets the envelope', async () => {
    const own = {
      origin: 'http://x',
      cookie: `x-access-token=${signedIn['x-access-token']}`,
      upgrade: 'websocket',
      'sec-websocket-version': '12',
    }
    const path = socket + (await userIdOf(app, 'kf'))
    const answer = await sentThrough(app, wish(path, own), Buffer.alloc(0))
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toMatch(/connection: close/i)
    expect(envelopeOf(answer)).toMatchObject({ code: 400, data: { reason: 'request.malformed' } })
  })

  test('is not taken up elsewhere: the call is answered as it is without the wish', async () => {
    const path = pathOf('session.currentUser')
    const answer = await raw(app, wish(path, { ...signedIn, ...webSocket }))
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    const body = '{}'
    // What a client on HTTP/2 without TLS tries first.
    const head = headOf(pathOf('customer.page'), {
      ...signedIn,
      connection: 'upgrade, http2-settings',
      upgrade: 'h2c',
      'content-type': 'application/json',
      'content-length': body.length,
    })
    expect(await raw(app, head + body)).toMatch(/^HTTP\/1.1 200 /)
  })
})
