import { beforeAll, describe, expect, test } from 'vitest'
import { documentSuite } from '../../support/documents.ts'
import * as pictures from '../../support/pictures.ts'

const { anOrder, send, get } = documentSuite()

describe('a range', () => {
  let id: string
  const bytes = pictures.pdf(1000, 'r')
  beforeAll(async () => {
    const order = await anOrder()
    id = (await send(order.id, { file: { name: 'r.pdf', bytes } })).body.data.id
  })

  test.each([
    ['bytes=0-4', 206, '%PDF-', 'bytes 0-4/'],
    ['bytes=-6', 206, '%%EOF\n', undefined],
    ['bytes=990-', 206, undefined, undefined],
    ['bytes=0-999999999999', 206, undefined, 'bytes 0-'],
    ['bytes=5-2', 200, undefined, undefined],
    ['bytes=0-1,4-5', 200, undefined, undefined],
    [
      `bytes=${Array.from({ length: 1000 }, (_, n) => `${n}-${n}`).join()}`,
      200,
      undefined,
      undefined,
    ],
    ['lines=1-2', 200, undefined, undefined],
  ])('%s answers %i', async (range, status, text, contentRange) => {
    const answer = await get('file.download', id, 'kf', { range })
    expect(answer.statusCode).toBe(status)
    if (status === 200) expect(answer.rawPayload).toEqual(bytes)
    if (text) expect(answer.body).toBe(text)
    if (contentRange) expect(answer.headers['content-range']).toContain(contentRange)
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  })

  test('beyond the end is 416 and says how long the file is', async () => {
    for (const range of ['bytes=99999-', 'bytes=-0']) {
      const answer = await get('file.download', id, 'kf', { range })
      expect(answer.statusCode).toBe(416)
      expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`)
      expect(answer.json()).toMatchObject({ code: 416, data: { reason: 'file.rangeBeyond' } })
    }
  })

  test('of another version of the file is not a part of this one', async () => {
    const { headers } = await get('file.download', id, 'kf')
    const part = { range: 'bytes=0-4' }
    const status = async (tag: unknown) =>
      (await get('file.download', id, 'kf', { ...part, 'if-range': tag })).statusCode
    expect(await status(headers['etag'])).toBe(206)
    expect(await status('"other"')).toBe(200)
  })
})
