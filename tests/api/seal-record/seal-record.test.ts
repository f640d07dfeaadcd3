import { contentOfBytes } from '@yuncang/server/files/storage/storage'
import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { contractsOf, newCustomer, scanOf, type Made } from '../../support/contracts.ts'
import { orderPaper, orderToSeal } from '../../support/seals.ts'
import { sealingSuite } from './sealings.ts'

const { app, turn, contract, documentId, draft, create, created, take, taken, approved } =
  sealingSuite()

describe('the use of a seal', () => {
  test('goes from draft by submission and audit of another person to the seal, all of it in its history', async () => {
    const first = await created()
    expect(first).toMatchObject({
      sealNo: expect.stringMatching(/^YYJ20261121\d{4}$/),
      sourceNo: contract()['contractNo'],
      customerName: `用印客户${turn()}`,
      documentName: '合同.pdf',
      status: 0,
      auditStatus: 0,
    })
    const submitted = await taken(first, 'submit', 'sw')
    expect(statusAndReason(await take(submitted, 'pass', 'sw'))).toEqual([403, 'access.denied'])
    expect(statusAndReason(await take(submitted, 'seal', 'sw'))).toEqual([
      409,
      'sealRecord.wrongStatus',
    ])
    const passed = await taken(submitted, 'pass', 'cw')
    expect(passed).toMatchObject({ status: 2, auditStatus: 2 })
    expect((await take(passed, 'seal', 'cw')).status).toBe(403)
    const sealed = await taken(passed, 'seal', 'sw')
    expect(sealed).toMatchObject({ status: 3, sealedTime: '2026-11-21 12:00:00' })
    expect(sealed['sealedBy']).not.toBe('')
    const history = await app().data('record.operations', { businessId: first.id }, 'sw')
    expect(history.map((each: any) => each.action).toSorted()).toEqual([
      'create',
      'pass',
      'seal',
      'submit',
    ])
  })

  test('is audited by nobody who submitted it, administrators included', async () => {
    const submitted = await taken(await created(), 'submit', 'admin')
    expect(statusAndReason(await take(submitted, 'pass', 'admin'))).toEqual([
      403,
      'sealRecord.ownAudit',
    ])
  })

  test('is rejected for a reason, put right and submitted again', async () => {
    const submitted = await taken(await created(), 'submit', 'sw')
    expect((await take(submitted, 'refuse', 'cw')).status).toBe(400)
    const rejected = await taken(submitted, 'refuse', 'cw', '份数不对')
    const { id, version } = rejected
    const change = {
      id,
      version,
      documentId: documentId(),
      sealType: '1',
      copies: 3,
      purpose: '双方签约',
    }
    const mended: Made = await app().data('sealRecord.update', change, 'sw')
    expect(mended).toMatchObject({ copies: 3, sealType: '1', status: 8, auditStatus: 3 })
    expect(await taken(mended, 'submit', 'sw')).toMatchObject({ status: 1 })
  })

  test('is for what has been approved, still when it is sealed', async () => {
    const early = await contractsOf(app()).draft(await newCustomer(app(), `草稿客户${turn()}`))
    const paper = await scanOf(app(), early.id, { mark: 'early' })
    const refused = await create({ id: early.id, documentId: paper })
    expect(statusAndReason(refused)).toEqual([409, 'sealRecord.sourceNotApproved'])
    const passed = await approved()
    await app().services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
      tx.update(tx.t.contract, { status: 9 }, eq(tx.t.contract.id, contract().id)),
    )
    expect(statusAndReason(await take(passed, 'seal', 'sw'))).toEqual([
      409,
      'sealRecord.sourceNotApproved',
    ])
  })

  test('is on a document of that source, and of an inbound order in the same way', async () => {
    const other = await contractsOf(app()).active(await newCustomer(app(), `别家客户${turn()}`))
    const foreign = await create({ documentId: await scanOf(app(), other.id, { mark: 'other' }) })
    expect(statusAndReason(foreign)).toEqual([400, 'file.notOfRecord'])
    const order = await orderToSeal(app(), `SEALORDER${turn()}`)
    const asked = draft({
      id: order.id,
      documentId: await orderPaper(app(), order.id),
      sealType: '4',
    })
    const { body } = await app().call('sealRecord.createByInboundOrder', asked, 'kf')
    expect(body.data).toMatchObject({ sourceType: 'INBOUND', sourceNo: order.orderNo })
    const early = await orderToSeal(app(), `SEALDRAFT${turn()}`, 1)
    const first = draft({ id: early.id, documentId: await orderPaper(app(), early.id) })
    const refused = await app().call('sealRecord.createByInboundOrder', first, 'kf')
    expect(statusAndReason(refused)).toEqual([409, 'sealRecord.sourceNotApproved'])
  })
})

describe('the document under a seal', () => {
  const stored = (id: string) =>
    app().services.db.read(inTenant('WMS_DEMO'), async (db) => {
      const [row] = await db.select(db.t.file, eq(db.t.file.id, id))
      return row!
    })

  test('is known by its SHA-256, which is checked at each download', async () => {
    const record = await created()
    const bytes = await app().download('sealRecord.download', { id: record.id }, 'cw')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(record['sha256'])
  })

  test('that has other bytes by now is refused, at the download and at each step that binds', async () => {
    const passed = await approved()
    const { storageKey } = await stored(documentId())
    await app().services.storage.remove(storageKey)
    await app().services.storage.put(storageKey, contentOfBytes(Buffer.from('%PDF-1.7 other')))
    const download = await app().call('sealRecord.download', { id: passed.id }, 'cw')
    expect([download.status, download.body.msg]).toEqual([
      409,
      expect.stringContaining('与申请时不一致（SHA-256 不符）'),
    ])
    expect(statusAndReason(await take(passed, 'seal', 'sw'))).toEqual([
      409,
      'sealRecord.documentChanged',
    ])
  })

  test('that was removed is said to be gone; other tenants see neither record nor file', async () => {
    const record = await created()
    expect((await app().call('sealRecord.get', { id: record.id }, 'sw.zjwl')).status).toBe(404)
    await app().services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
      tx.update(tx.t.file, { status: 2 }, eq(tx.t.file.id, documentId())),
    )
    expect(statusAndReason(await take(record, 'submit', 'sw'))).toEqual([
      409,
      'sealRecord.documentGone',
    ])
  })
})
