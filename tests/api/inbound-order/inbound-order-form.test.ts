import { describe, expect, test } from 'vitest'
import { ordersSuite } from '../../support/orders.ts'

const { app, bill } = ordersSuite()

describe('an order that is written by hand', () => {
  const goods = { productName: 'TSR20', planPieces: 16, planNet: '20160', planGross: '20480' }
  const boxes = [
    { containerNo: 'DEMU1000010', containerSize: '20GP', sealNo: 'S1' },
    { containerNo: 'DEMU1000026', containerSize: '40HQ' },
  ]
  const customerNamed = async (customerName: string): Promise<string> =>
    (await app().data('customer.page', { customerName }, 'kf')).records[0].id
  const draft = async (more: object = {}) => ({
    masterBillNo: bill(),
    customerId: await customerNamed('样例橡胶'),
    inboundType: '1',
    expectDate: '2026-12-01',
    inboundContainerList: boxes,
    inboundProductList: [{ ...goods, containerNo: 'DEMU1000010' }, goods],
    ...more,
  })
  const update = (input: object, as = 'kf') => app().call('inboundOrder.update', input, as)

  test('is changed as long as it is a draft: what is given, and only that', async () => {
    const { id, version } = await app().data('inboundOrder.create', await draft(), 'kf')
    const { body } = await update({
      id,
      version,
      imvoy: '026W',
      inboundProductList: [{ ...goods, planPieces: 10 }],
    })
    expect(body.data).toMatchObject({
      version: 2,
      imvoy: '026W',
      masterBillNo: bill(),
      totalPieces: 10,
      netWeight: '20160.000',
      orderStatus: 0,
    })
    expect(await app().data('inboundOrder.containers', { id }, 'kf')).toHaveLength(2)
    const records = await app().data('record.operations', { businessId: id }, 'kf')
    const record: { action: string; fieldDiff: object } = records[1]
    expect(record.action).toBe('update')
    expect(record.fieldDiff).toMatchObject({
      imvoy: { before: '', after: '026W' },
      totalPieces: { before: 32, after: 10 },
      'inboundProductList.0': { before: { planPieces: 16 }, after: { planPieces: 10 } },
      'inboundProductList.1': { before: { planPieces: 16 }, after: null },
    })
    expect(Object.keys(record.fieldDiff)).not.toContain('inboundContainerList.0')
  })

  test('is saved and submitted in one go, and then no longer changed', async () => {
    const made = await app().data('inboundOrder.create', await draft({ auditStatus: 1 }), 'kf')
    expect(made).toMatchObject({ orderStatus: 1, version: 2 })
    const { id, version } = made
    const late = await update({ id, version, remark: 'x' })
    expect([late.status, late.body.data.reason]).toEqual([409, 'inboundOrder.wrongStatus'])
    const rejected = await app().data('inboundOrder.audit', { id, type: 3, msg: '缺箱单' }, 'sh')
    const again = await update({ id, version: rejected.version, remark: '已补', auditStatus: 1 })
    expect(again.body.data).toMatchObject({ orderStatus: 1, remark: '已补' })
  })

  test('is not stored when it cannot be submitted', async () => {
    const empty = await draft({ inboundProductList: [], auditStatus: 1 })
    expect((await app().call('inboundOrder.create', empty, 'kf')).status).toBe(409)
    const found = await app().call('inboundOrder.getByBill', { masterBillNo: bill() }, 'kf')
    expect(found.status).toBe(404)
  })

  test('somebody who was slower changes nothing', async () => {
    const { id, version } = await app().data('inboundOrder.create', await draft(), 'kf')
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((remark) => update({ id, version, remark, inboundProductList: [] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const actions = await app().data('record.operations', { businessId: id }, 'kf')
    expect(actions).toHaveLength(2)
  })

  test('takes another bill when it is free, and another customer when it is not stopped', async () => {
    await app().data('inboundOrder.create', await draft({ masterBillNo: bill(2) }), 'kf')
    const { id, version } = await app().data('inboundOrder.create', await draft(), 'kf')
    const taken = await update({ id, version, masterBillNo: bill(2).toLowerCase() })
    expect([taken.status, taken.body.data.reason]).toEqual([409, 'inboundOrder.billTaken'])
    expect(taken.body.data.issues).toEqual([{ path: 'masterBillNo', message: taken.body.msg }])
    const customerId = await customerNamed('青岛示范仓储')
    const moved = await update({ id, version, masterBillNo: bill(3), customerId })
    expect(moved.body.data).toMatchObject({
      masterBillNo: bill(3),
      customerName: '青岛示范仓储有限公司（虚构）',
    })
  })

  test('every wrong line is named by its place', async () => {
    const lines = [
      { ...goods, containerNo: 'DEMU1000031' },
      goods,
      { ...goods, containerNo: 'DEMU1000031' },
    ]
    const strange = await app().call(
      'inboundOrder.create',
      await draft({ inboundProductList: lines }),
      'kf',
    )
    expect(strange.status).toBe(400)
    expect(strange.body.data.issues).toEqual(
      [0, 2].map((line) => ({
        path: `inboundProductList.${line}.containerNo`,
        message: '箱号 DEMU1000031 不在本订单的集装箱中，请先在集装箱里添加',
      })),
    )
    const twice = await app().call(
      'inboundOrder.create',
      await draft({
        inboundContainerList: [boxes[0], boxes[0], { ...boxes[1], containerSize: '99' }],
        inboundProductList: [{ ...goods, planNet: '30000' }],
      }),
      'kf',
    )
    const paths = twice.body.data.issues.map((issue: { path: string }) => issue.path)
    expect(paths.sort()).toEqual([
      'inboundContainerList.1.containerNo',
      'inboundContainerList.2.containerSize',
      'inboundProductList.0.planNet',
    ])
  })

  test('gives its first lines where a page asks for no more', async () => {
    const inboundProductList = [1, 2, 3].map((planPieces) => ({ ...goods, planPieces }))
    const given = await draft({ inboundProductList })
    const { id } = await app().data('inboundOrder.create', given, 'kf')
    const pieces = async (input: object) =>
      (await app().data('inboundOrder.products', { id, ...input }, 'kf')).map(
        ({ planPieces }: { planPieces: number }) => planPieces,
      )
    expect(await pieces({ size: 2 })).toEqual([1, 2])
    expect(await pieces({})).toEqual([1, 2, 3])
  })
})
