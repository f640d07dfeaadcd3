import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { documentSuite, fieldsOf } from '../../support/documents.ts'
import * as pictures from '../../support/pictures.ts'

const { app, anOrder, send, listOf, picture, get } = documentSuite()
const stranger = '舟山演示航运'

describe('an upload is refused', () => {
  test.each([
    [
      'a web page under the name of a picture',
      { name: 'photo.png', bytes: Buffer.from('<html>') },
      415,
      'file.kindRefused',
    ],
    [
      'a picture that breaks off',
      { name: 'a.png', bytes: pictures.png().subarray(0, -9) },
      400,
      'file.damaged',
    ],
    [
      'a picture of 400 million dots',
      { name: 'a.png', bytes: pictures.pixelBomb() },
      400,
      'file.tooManyDots',
    ],
    ['an empty file', { name: 'a.png', bytes: Buffer.alloc(0) }, 400, 'file.empty'],
    [
      'more than 20 MB',
      { name: 'a.pdf', bytes: pictures.pdf(20 * 1024 * 1024 + 1000) },
      413,
      'file.tooLarge',
    ],
  ] as const)('for %s', async (_case, file, status, reason) => {
    const { id } = await anOrder()
    expect(statusAndReason(await send(id, { file }))).toEqual([status, reason])
    expect(await listOf(id)).toEqual([])
  })

  test('with a small picture of its own: what lists show comes from the picture itself', async () => {
    const { id } = await anOrder()
    const answer = await send(id, { file: picture(), thumbnail: picture('t.png') })
    expect(statusAndReason(answer)).toEqual([400, 'upload.oneFile'])
    expect(await listOf(id)).toEqual([])
  })

  test('that ends too early, and leaves nothing behind', async () => {
    const { id } = await anOrder()
    for (const cut of [8, 30, 120]) {
      const { status } = await send(id, { file: picture(), cut })
      expect([cut, status]).toEqual([cut, 400])
    }
    expect(await listOf(id)).toEqual([])
  })

  test('without a file, with two, with a field that nobody knows, or a type that is none', async () => {
    const { id } = await anOrder()
    expect(statusAndReason(await send(id, {}))).toEqual([400, 'upload.noFile'])
    const fields = { ...fieldsOf(id), surprise: '1' }
    expect((await send(id, { fields, file: picture() })).status).toBe(400)
    expect((await send(id, { fields: fieldsOf(id, 'NONE'), file: picture() })).status).toBe(400)
    const nowhere = { ...fieldsOf(id), uploadModuleCode: 'XXXX' }
    expect((await send(id, { fields: nowhere, file: picture() })).status).toBe(400)
    expect((await app().call('file.upload', {}, 'kf')).status).toBe(415)
  })

  test('to another tenant, another customer and an order that is not there: nothing is said of it', async () => {
    const { id } = await anOrder('kf', stranger)
    const form = { file: picture() }
    for (const as of ['kf.zjwl', 'kh']) expect((await send(id, form, as)).status).toBe(404)
    expect((await send('nowhere', form)).status).toBe(404)
    expect((await send(id, form, 'kf@WMS_ZJWL')).status).toBe(403)
    const { data } = (await send(id, form)).body
    for (const as of ['kf.zjwl', 'kh']) {
      expect((await get('file.download', data.id, as)).statusCode).toBe(404)
      expect((await get('file.thumbnail', data.id, as)).statusCode).toBe(404)
      const gone = { id: data.id, version: data.version }
      expect((await app().call('file.remove', gone, as)).status).toBe(404)
      expect(await app().data('file.pictures', { businessId: id }, as)).toEqual([])
    }
  })

  test('for whoever may only look, and may not even look', async () => {
    const { id } = await anOrder()
    const form = { file: picture() }
    expect(statusAndReason(await send(id, form, 'jf'))).toEqual([403, 'access.denied'])
    expect(statusAndReason(await send(id, form, 'cw'))).toEqual([403, 'access.denied'])
    const { data } = (await send(id, form, 'lh')).body
    const gone = { id: data.id, version: data.version }
    expect(statusAndReason(await app().call('file.remove', gone, 'jf'))).toEqual([
      403,
      'access.denied',
    ])
    expect((await get('file.download', data.id, 'cw')).statusCode).toBe(403)
    expect((await get('file.download', data.id, 'jf')).statusCode).toBe(200)
  })
})
