import { describe, expect, test } from 'vitest'
import { knownCustomer } from '../../support/workbooks.ts'
import { meaningSuite } from './meanings.ts'

/* What a value stands for that nobody knows is said once for a file, and remembered for the next. */
const suite = meaningSuite('MEANS')
const { app, wizard, bill, mean, uploadProducts, uploadOrders, wrongRows, newCustomer, nameOf } =
  suite

describe('a unit that nobody knows', () => {
  const sack = { measuringUnit: '麻袋' }

  test('is one fault, at the first row that says it, and all rows that say it are wrong', async () => {
    const batch = await uploadProducts('麻袋', '吨', ' 麻袋 ', '麻袋')
    expect(batch).toMatchObject({
      findingCount: 1,
      badRows: 3,
      tally: { ready: 1, wrong: 3 },
    })
    const choice = { noun: 'dictionary', code: 'MEASURING_UNIT', of: sack }
    const wrong = await wrongRows(batch.id)
    expect(wrong).toMatchObject([
      {
        row: 2,
        findings: [
          {
            column: 'B',
            choice,
            message: expect.stringMatching(/^「麻袋」不是可选的值：.*（共 3 行）$/),
          },
        ],
      },
      {
        row: 4,
        findings: [{ column: 'B', message: expect.stringContaining('第 2 行的「麻袋」') }],
      },
      { row: 5, findings: [{ column: 'B' }] },
    ])
    expect(wrong[1].findings[0].choice).toBeUndefined()
    const cells = [{ row: 4, position: 1, text: '吨' }]
    const { id, version } = batch
    await app().data('importBatch.correct', { id, version, cells }, 'kf')
    expect(await wizard().settled(id)).toMatchObject({ findingCount: 1, badRows: 2 })
  })

  test('means what somebody says, in all rows, until that is taken back', async () => {
    const batch = await uploadProducts('麻袋', '麻袋')
    const said = await mean(batch, sack, { measuringUnit: 'BAG' })
    expect(said).toMatchObject({
      findingCount: 0,
      badRows: 0,
      meanings: [{ of: sack, is: { measuringUnit: 'BAG' }, name: '包', isRemembered: 0 }],
    })
    expect(await mean(said, sack, null)).toMatchObject({ findingCount: 1, meanings: [] })
  })

  test('is understood in the next file, until somebody takes that back', async () => {
    const said = await mean(await uploadProducts('麻袋'), sack, { measuringUnit: 'BAG' })
    // Nothing is remembered of a file that is not imported.
    expect(await uploadProducts('麻袋')).toMatchObject({ findingCount: 1, meanings: [] })
    await wizard().publish(said)
    const next = await uploadProducts('吨', '麻袋')
    expect(next).toMatchObject({
      findingCount: 0,
      meanings: [{ of: sack, name: '包', isRemembered: 1 }],
    })
    await wizard().publish(next)
    const name = nameOf(1)
    const { records } = await app().data('product.page', { productName: name }, 'kf')
    expect(records).toMatchObject([{ productName: name, measuringUnit: 'BAG' }])
    const third = await uploadProducts('麻袋')
    expect(await mean(third, sack, null)).toMatchObject({ findingCount: 1, meanings: [] })
    expect(await uploadProducts('麻袋')).toMatchObject({ findingCount: 1, meanings: [] })
  })
})

describe('a customer', () => {
  test('of whom there are several is chosen by the full name, and remembered', async () => {
    await newCustomer('同称一公司', '同称')
    await newCustomer('同称二公司', '同称')
    const of = { customerName: '同称' }
    const half = { pieces: 8, net: 10080, gross: 10240 }
    const batch = await uploadOrders(
      { bill: bill(1), customer: '同称', ...half },
      { bill: bill(1), customer: '同称', ...half },
      { bill: bill(2), customer: '同称' },
    )
    expect(batch).toMatchObject({ findingCount: 1, badRows: 3 })
    expect(await wrongRows(batch.id)).toMatchObject([
      { row: 2, findings: [{ choice: { noun: 'customer', of } }] },
      { row: 3 },
      { row: 4 },
    ])
    const said = await mean(batch, of, { customerName: '同称二公司' })
    expect(said).toMatchObject({ findingCount: 0, meanings: [{ name: '同称二公司' }] })
    await wizard().publish(said)
    expect((await suite.orderOf(bill(2))).body.data).toMatchObject({ customerName: '同称二公司' })
    const next = await uploadOrders({ bill: bill(3), customer: '同称' })
    expect(next).toMatchObject({
      findingCount: 0,
      meanings: [{ of, name: '同称二公司', isRemembered: 1 }],
    })
  })

  test('that is stopped by now is not what a name means', async () => {
    const { id, version } = await newCustomer('将停用的公司')
    const of = { customerName: '不认识的公司' }
    const first = await uploadOrders({ bill: bill(1), customer: '不认识的公司' })
    await wizard().publish(await mean(first, of, { customerName: '将停用的公司' }))
    await app().data(
      'customer.setStopped',
      { id, version, isStop: 1, stopReason: '不再合作', confirmed: true },
      'kf',
    )
    const next = await uploadOrders({ bill: bill(2), customer: '不认识的公司' })
    expect(next).toMatchObject({ findingCount: 1, meanings: [] })
    expect(await wrongRows(next.id)).toMatchObject([
      { findings: [{ choice: { of }, message: expect.stringContaining('「不认识的公司」') }] },
    ])
  })
})

test('what is said of a file that is all one customer’s is remembered for that customer', async () => {
  const of = { inboundType: '码头直提' }
  const type = '码头直提'
  await newCustomer('另一家货主')
  const said = await mean(await uploadOrders({ bill: bill(1), type }), of, { inboundType: '1' })
  expect(said).toMatchObject({ findingCount: 0, meanings: [{ name: '一线进境' }] })
  await wizard().publish(said)
  expect(await uploadOrders({ bill: bill(2), type })).toMatchObject({
    findingCount: 0,
    meanings: [{ of, isRemembered: 1 }],
  })
  const ofOther = await uploadOrders({ bill: bill(3), type, customer: '另一家货主' })
  expect(ofOther).toMatchObject({ findingCount: 1, meanings: [] })
  const ofBoth = await uploadOrders(
    { bill: bill(4), type, customer: '另一家货主' },
    { bill: bill(5), type, customer: knownCustomer },
  )
  expect(ofBoth).toMatchObject({ findingCount: 1, badRows: 2, meanings: [] })
})

test('a size of containers that nobody knows is chosen among those there are', async () => {
  const batch = await uploadOrders(
    { bill: bill(1), size: '特种柜' },
    { bill: bill(2), size: '特种柜' },
  )
  expect(batch).toMatchObject({ findingCount: 1, badRows: 2 })
  const [first] = await wrongRows(batch.id)
  expect(first.findings).toMatchObject([
    {
      choice: {
        noun: 'values',
        of: { containerSize: '特种柜' },
        values: expect.arrayContaining(['20GP', '40HQ']),
      },
    },
  ])
  const of = { containerSize: '特种柜' }
  const said = await mean(batch, of, { containerSize: '40FR' })
  expect(said).toMatchObject({ findingCount: 0, meanings: [{ name: '40FR' }] })
})
