import { encodeInput } from '@yuncang/shared/gateway/encode'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusalOf, routeTable } from '../support/app.ts'
import { documentSuite, fieldsOf } from '../support/documents.ts'
import * as pictures from '../support/pictures.ts'

const { app, turn, anOrder, send, listOf } = documentSuite()
const stranger = '舟山演示航运'

/** A picture that no other test has. */
const picture = (name = 'photo.png', grey = (turn() * 7) % 256) => ({
  name,
  bytes: pictures.png(4, 3, grey),
})
async function get(operation: string, id: string, as: string, headers = {}) {
  const { url } = encodeInput(routeTable[operation]!, { id })
  return app().app.inject({
    method: 'GET',
    url,
    headers: { ...(await app().headersOf(as)), ...headers },
  })
}

describe('a document', () => {
  test('is kept without its place, listed with who and when, and comes back as an attachment', async () => {
    const { id } = await anOrder()
    const { body } = await send(id, {
      file: { name: '码头 照片.PNG', bytes: await pictures.jpeg() },
    })
    expect(body).toMatchObject({ code: 200 })
    expect(await listOf(id, 'lh')).toEqual([body.data])
    expect(body.data).toMatchObject({
      name: '码头 照片.jpg',
      type: 'image/jpeg',
      docType: 'ZP',
      width: 640,
      height: 480,
      hasThumbnail: true,
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect(Object.keys(body.data)).not.toContain('storageKey')
    const answer = await get('file.download', body.data.id, 'lh')
    expect(answer.rawPayload).toHaveLength(body.data.size)
    expect(answer.rawPayload.includes(pictures.place)).toBe(false)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition':
        'attachment; filename="__ __.jpg"; filename*=UTF-8\'\'%E7%A0%81%E5%A4%B4%20%E7%85%A7%E7%89%87.jpg',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const small = await get('file.thumbnail', body.data.id, 'lh')
    // It lay on its side.
    const { format, width, height } = await sharp(small.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 240, height: 320 })
    expect(small.rawPayload.includes(pictures.place)).toBe(false)
  })

  test('whose fields come before its file is the same; a small picture has no thumbnail', async () => {
    const { id } = await anOrder()
    const form = { file: picture(), fieldsFirst: true }
    const { body } = await send(id, form)
    expect(body).toMatchObject({ code: 200, data: { hasThumbnail: false } })
    expect((await get('file.thumbnail', body.data.id, 'kf')).statusCode).toBe(404)
  })

  test('has a history: added, renamed, removed', async () => {
    const { id } = await anOrder()
    const { data } = (await send(id, { file: picture('a.png') })).body
    const change = { id: data.id, version: data.version, name: '提单正本.pdf', docType: 'TDMB' }
    const renamed = await app().data('file.update', change, 'kf')
    expect(renamed).toMatchObject({ name: '提单正本.png', docType: 'TDMB' })
    expect(refusalOf(await app().call('file.update', change, 'kf'))).toEqual([409, 'record.stale'])
    const gone = { id: data.id, version: renamed.version }
    expect((await app().call('file.remove', gone, 'kf')).body.code).toBe(200)
    expect(await listOf(id)).toEqual([])
    expect((await get('file.download', data.id, 'kf')).statusCode).toBe(404)
    expect((await app().call('file.remove', gone, 'kf')).status).toBe(404)
    const records = await app().data('record.operations', { businessId: id }, 'kf')
    expect(records.slice(1).map((each: any) => [each.action, each.fieldDiff])).toEqual([
      ['document.add', { document: { before: null, after: 'a.png' } }],
      [
        'document.update',
        {
          document: { before: 'a.png', after: '提单正本.png' },
          docType: { before: 'ZP', after: 'TDMB' },
        },
      ],
      ['document.remove', { document: { before: '提单正本.png', after: null } }],
    ])
  })

  test('with a name of any kind is saved under a harmless one', async () => {
    const { id } = await anOrder()
    const names = ['../../../etc/passwd.png', '\u202egnp.exe', '长'.repeat(300), "o'neil (1)*.png"]
    for (const [index, name] of names.entries()) {
      const { body } = await send(id, { file: { name, bytes: pictures.png(3, 3, index) } })
      expect(body.code).toBe(200)
    }
    const documents = await listOf(id)
    expect(documents.map((each: any) => each.name)).toEqual([
      'passwd.png',
      'gnp.exe.png',
      `${'长'.repeat(120)}.png`,
      "o'neil (1)_.png",
    ])
    const disposition = async (index: number) =>
      (await get('file.download', String(documents[index].id), 'kf')).headers['content-disposition']
    expect(await disposition(2)).toContain(`filename*=UTF-8''${'%E9%95%BF'.repeat(120)}.png`)
    expect(await disposition(3)).toContain("filename*=UTF-8''o%27neil%20%281%29_.png")
  })

  test('that the order has already is named, by another name too', async () => {
    const { id } = await anOrder()
    await send(id, { file: { name: 'one.png', bytes: pictures.png(9, 9) } })
    const again = await send(id, { file: { name: 'two.png', bytes: pictures.png(9, 9) } }, 'lh')
    expect(refusalOf(again)).toEqual([409, 'file.twice'])
    expect(again.body.msg).toContain('one.png')
    const { id: other } = await anOrder()
    expect((await send(other, { file: { name: 'a.png', bytes: pictures.png(9, 9) } })).status).toBe(
      200,
    )
  })

  test('sent twice with one Idempotency-Key is one document and one answer', async () => {
    const { id } = await anOrder()
    const form = { fields: fieldsOf(id), file: picture() }
    const key = { 'idempotency-key': `file-${id}` }
    const first = await app().form('file.upload', form, 'kf', key)
    const second = await app().form('file.upload', form, 'kf', key)
    expect(second.body).toEqual(first.body)
    expect(await listOf(id)).toHaveLength(1)
  })
})

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
    expect(refusalOf(await send(id, { file }))).toEqual([status, reason])
    expect(await listOf(id)).toEqual([])
  })

  test('with a small picture of its own: what lists show comes from the picture itself', async () => {
    const { id } = await anOrder()
    const answer = await send(id, { file: picture(), thumbnail: picture('t.png') })
    expect(refusalOf(answer)).toEqual([400, 'upload.oneFile'])
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
    expect(refusalOf(await send(id, {}))).toEqual([400, 'upload.noFile'])
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
    expect(refusalOf(await send(id, form, 'jf'))).toEqual([403, 'access.denied'])
    expect(refusalOf(await send(id, form, 'cw'))).toEqual([403, 'access.denied'])
    const { data } = (await send(id, form, 'lh')).body
    const gone = { id: data.id, version: data.version }
    expect(refusalOf(await app().call('file.remove', gone, 'jf'))).toEqual([403, 'access.denied'])
    expect((await get('file.download', data.id, 'cw')).statusCode).toBe(403)
    expect((await get('file.download', data.id, 'jf')).statusCode).toBe(200)
  })
})

describe('the state of an order', () => {
  test('a customer adds to its drafts only, the house until the order is complete', async () => {
    const { id, version } = await anOrder()
    const first = await send(id, { file: { name: 'a.png', bytes: pictures.png(5, 5) } }, 'kh')
    expect(first.body.code).toBe(200)
    await app().data('inboundOrder.update', { id, auditStatus: 1, version }, 'kf')
    const second = { file: { name: 'b.png', bytes: pictures.png(6, 6) } }
    expect(refusalOf(await send(id, second, 'kh'))).toEqual([409, 'file.wrongStatus'])
    expect((await send(id, second, 'kh')).body.msg).toContain('待审核')
    expect((await send(id, second, 'lh')).body.code).toBe(200)
    const gone = { id: first.body.data.id, version: 1 + 1 }
    expect(refusalOf(await app().call('file.remove', gone, 'kh'))).toEqual([
      409,
      'file.wrongStatus',
    ])
  })

  test('a voided order keeps its papers and takes none', async () => {
    const { id } = await anOrder()
    const { data } = (await send(id, { file: picture() })).body
    await app().data('inboundOrder.remove', { ids: [id] }, 'kf')
    expect(
      refusalOf(await send(id, { file: { name: 'z.png', bytes: pictures.png(7, 7) } })),
    ).toEqual([409, 'file.wrongStatus'])
    const gone = { id: data.id, version: data.version }
    expect(refusalOf(await app().call('file.remove', gone, 'kf'))).toEqual([
      409,
      'file.wrongStatus',
    ])
    expect(await listOf(id)).toHaveLength(1)
  })
})

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

test('pictures of orders are found by their orders, papers are not among them', async () => {
  const [one, two] = [await anOrder(), await anOrder('kf', stranger)]
  await send(one.id, { file: { name: '1.png', bytes: pictures.png(2, 2) } })
  await send(one.id, { file: { name: '1.pdf', bytes: pictures.pdf() } })
  await send(two.id, { file: { name: '2.png', bytes: pictures.png(2, 2) } })
  const names = async (operation: string, input: object, as = 'kf') =>
    (await app().data(operation, input, as)).map((each: any) => each.name)
  expect(await names('file.pictures', { businessId: one.id })).toEqual(['1.png'])
  const both = { businessIds: [one.id, two.id] }
  expect(await names('file.picturesOf', both)).toEqual(['1.png', '2.png'])
  expect(await names('file.picturesOf', both, 'kh')).toEqual(['1.png'])
  expect(await names('file.picturesOf', { ...both, uploadModuleCode: 'CKDD' })).toEqual([])
  expect(await names('file.picturesOf', both, 'cw')).toEqual([])
})
