import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { documentSuite, fieldsOf } from '../../support/documents.ts'
import * as pictures from '../../support/pictures.ts'

const { app, anOrder, send, listOf, picture, get } = documentSuite()

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
    expect(statusAndReason(await app().call('file.update', change, 'kf'))).toEqual([
      409,
      'record.stale',
    ])
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
      `${'长'.repeat(79)}…${'长'.repeat(40)}.png`,
      "o'neil (1)_.png",
    ])
    const disposition = async (index: number) =>
      (await get('file.download', String(documents[index].id), 'kf')).headers['content-disposition']
    expect(await disposition(2)).toContain(
      `${'%E9%95%BF'.repeat(79)}%E2%80%A6${'%E9%95%BF'.repeat(40)}.png`,
    )
    expect(await disposition(3)).toContain("filename*=UTF-8''o%27neil%20%281%29_.png")
  })

  test('with a long name keeps its end, by which it differs, and no half of a character', async () => {
    const { id } = await anOrder()
    const names = ['正本 1', '正本 2'].map((end) => `${'提单😀'.repeat(80)}${end}.png`)
    for (const [index, name] of names.entries())
      await send(id, { file: { name, bytes: pictures.png(4, 4, index) } })
    const kept = (await listOf(id)).map((each: any) => each.name)
    const middle = `${'提单😀'.repeat(19)}提单…${'提单😀'.repeat(9)}`
    expect(kept).toEqual([`${middle}正本 1.png`, `${middle}正本 2.png`])
  })

  test('that the order has already is named, by another name too', async () => {
    const { id } = await anOrder()
    await send(id, { file: { name: 'one.png', bytes: pictures.png(9, 9) } })
    const again = await send(id, { file: { name: 'two.png', bytes: pictures.png(9, 9) } }, 'lh')
    expect(statusAndReason(again)).toEqual([409, 'file.twice'])
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

describe('the state of an order', () => {
  test('a customer adds to its drafts only, staff until the order is complete', async () => {
    const { id, version } = await anOrder()
    const first = await send(id, { file: { name: 'a.png', bytes: pictures.png(5, 5) } }, 'kh')
    expect(first.body.code).toBe(200)
    await app().data('inboundOrder.update', { id, auditStatus: 1, version }, 'kf')
    const second = { file: { name: 'b.png', bytes: pictures.png(6, 6) } }
    expect(statusAndReason(await send(id, second, 'kh'))).toEqual([409, 'file.wrongStatus'])
    expect((await send(id, second, 'kh')).body.msg).toContain('待审核')
    expect((await send(id, second, 'lh')).body.code).toBe(200)
    const gone = { id: first.body.data.id, version: 1 + 1 }
    expect(statusAndReason(await app().call('file.remove', gone, 'kh'))).toEqual([
      409,
      'file.wrongStatus',
    ])
  })

  test('a voided order keeps its papers and takes none', async () => {
    const { id } = await anOrder()
    const { data } = (await send(id, { file: picture() })).body
    await app().data('inboundOrder.remove', { ids: [id] }, 'kf')
    expect(
      statusAndReason(await send(id, { file: { name: 'z.png', bytes: pictures.png(7, 7) } })),
    ).toEqual([409, 'file.wrongStatus'])
    const gone = { id: data.id, version: data.version }
    expect(statusAndReason(await app().call('file.remove', gone, 'kf'))).toEqual([
      409,
      'file.wrongStatus',
    ])
    expect(await listOf(id)).toHaveLength(1)
  })
})

test('pictures of orders are found by their orders, papers are not among them', async () => {
  const [one, two] = [await anOrder(), await anOrder('kf', '舟山演示航运')]
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
