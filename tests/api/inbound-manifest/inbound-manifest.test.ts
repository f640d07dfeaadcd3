// @postgres: two that save one manifest at once
import { statusAndReason } from '../../support/app.ts'
import { describe, expect, test } from 'vitest'
import { boxes, inboundSuite, oneLine } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app } = suite

const lineOf = (manifestPieces: number, more: object = {}) => ({
  manifestPieces,
  manifestGross: String(manifestPieces * 1_280),
  packType: '1',
  ...more,
})
const write = (masterBillNo: string, lines: object[], revision = 0, as = 'kf') =>
  app().call('inboundManifest.save', { masterBillNo, revision, inboundManifestList: lines }, as)
const linesOf = (masterBillNo: string, as = 'kf') =>
  app().data('inboundManifest.ofBill', { masterBillNo }, as)
const delivery = async (splitSeq: number, planPieces: number, more: object = {}) =>
  suite.draft({
    splitSeq,
    inboundType: '4',
    ...oneLine({
      planPieces,
      planNet: String(planPieces * 1_260),
      planGross: String(planPieces * 1_280),
    }),
    ...more,
  })

describe('the manifest of a bill', () => {
  test('is written line by line, read by its bill, and written anew from what was looked at', async () => {
    const { masterBillNo, ...draft } = await delivery(1, 16)
    const order = await app().data('inboundOrder.create', { masterBillNo, ...draft }, 'kf')
    expect(await linesOf(masterBillNo)).toEqual([])
    const lines = [
      lineOf(10, { consignee: '青岛样例橡胶贸易有限公司（虚构）', mark: 'N/M' }),
      lineOf(6, { packType: '' }),
    ]
    const { body } = await write(masterBillNo.toLowerCase(), lines)
    expect(body.data).toMatchObject([
      { masterBillNo, lineNo: 1, manifestPieces: 10, manifestGross: '12800.000', mark: 'N/M' },
      { lineNo: 2, manifestPieces: 6, packType: '', revision: 1 },
    ])
    expect(await linesOf(masterBillNo, 'lh')).toEqual(body.data)
    expect(statusAndReason(await write(masterBillNo, lines))).toEqual([409, 'record.stale'])
    expect((await write(masterBillNo, [lineOf(20)], 1)).body.data).toMatchObject([
      { manifestPieces: 20, revision: 2 },
    ])
    expect((await write(masterBillNo, [], 2)).body.data).toEqual([])
    const told = await app().data('record.operations', { businessId: order.id }, 'kf')
    const written = told.filter(({ action }: { action: string }) => action === 'manifest')
    expect(written).toHaveLength(3)
  })

  test('belongs to an order that there is, and to those who manage orders', async () => {
    expect((await write('NOSUCHBILL1', [lineOf(1)])).status).toBe(404)
    const { masterBillNo, ...draft } = await delivery(0, 16)
    await app().data('inboundOrder.create', { masterBillNo, ...draft }, 'kf')
    for (const as of ['lh', 'kh', 'jf'])
      expect((await write(masterBillNo, [lineOf(16)], 0, as)).status).toBe(403)
    expect((await write(masterBillNo, [lineOf(16, { packType: 'x' })])).status).toBe(400)
    const foreign = { masterBillNo }
    expect((await app().call('inboundManifest.ofBill', foreign, 'kf.zjwl')).status).toBe(404)
  })

  test('is never exceeded by the deliveries of its bill', async () => {
    const { masterBillNo, ...first } = await delivery(1, 16)
    const { id, version } = await app().data(
      'inboundOrder.create',
      { masterBillNo, ...first },
      'kf',
    )
    expect(statusAndReason(await write(masterBillNo, [lineOf(15)]))).toEqual([
      409,
      'inboundManifest.morePieces',
    ])
    expect(
      statusAndReason(await write(masterBillNo, [lineOf(20, { manifestGross: '20479.999' })])),
    ).toEqual([409, 'inboundManifest.moreGross'])
    expect(await linesOf(masterBillNo)).toEqual([])
    await write(masterBillNo, [lineOf(12), lineOf(8)])
    const second = async (pieces: number) => {
      const given = await delivery(2, pieces, { masterBillNo })
      return app().call('inboundOrder.create', given, 'kf')
    }
    const refused = await second(5)
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      `提单 ${masterBillNo} 各批合计 21 件，超过舱单的 20 件，请核对货物明细或舱单`,
    ])
    expect((await second(4)).status).toBe(200)
    const more = { id, version, ...oneLine({ planPieces: 17 }) }
    expect(statusAndReason(await app().call('inboundOrder.update', more, 'kf'))).toEqual([
      409,
      'inboundManifest.morePieces',
    ])
  })

  test('two deliveries at once do not exceed it together', async () => {
    const { masterBillNo, ...first } = await delivery(1, 10)
    await app().data('inboundOrder.create', { masterBillNo, ...first }, 'kf')
    await write(masterBillNo, [lineOf(20)])
    const other = await app().another()
    const second = await delivery(2, 10, { masterBillNo })
    const third = await delivery(3, 10, { masterBillNo })
    const answers = await Promise.all([
      app().call('inboundOrder.create', second, 'kf'),
      other.call('inboundOrder.create', third, 'kf'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a manifest and a delivery at once do not slip past each other', async () => {
    const { masterBillNo, ...first } = await delivery(1, 10)
    await app().data('inboundOrder.create', { masterBillNo, ...first }, 'kf')
    const other = await app().another()
    const second = await delivery(2, 10, { masterBillNo })
    const [written, booked] = await Promise.all([
      write(masterBillNo, [lineOf(15)]),
      other.call('inboundOrder.create', second, 'kf'),
    ])
    expect([written.status, booked.status].toSorted()).toEqual([200, 409])
  })

  test('is compared with what came before an order is complete, and fixed from then on', async () => {
    const order = await suite.received()
    const found = await app().data('inboundOrder.get', { id: order.id }, 'kf')
    const masterBillNo: string = found.masterBillNo
    await write(masterBillNo, [lineOf(boxes.length * 16)])
    const complete = (more: object = {}) =>
      app().call('inboundOrder.complete', { id: order.id, ...more }, 'kf')
    const refused = await complete()
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      `提单 ${masterBillNo} 舱单 64 件，本单实收 64 件，请核对舱单与实收后确认完成`,
    ])
    const done = await complete({ manifestConfirmed: 1 })
    expect(done.body.data).toMatchObject({ orderStatus: 6 })
    expect(statusAndReason(await write(masterBillNo, [lineOf(70)], 1))).toEqual([
      409,
      'inboundManifest.fixed',
    ])
    const told = await app().data('record.operations', { businessId: order.id }, 'kf')
    expect(told.find(({ action }: { action: string }) => action === 'complete')).toMatchObject({
      fieldDiff: { manifestCompared: { before: 64, after: 64 } },
    })
  })
})
