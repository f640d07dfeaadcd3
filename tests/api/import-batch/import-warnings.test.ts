import { describe, expect, test } from 'vitest'
import { importSuite } from '../../support/imports.ts'
import { inboundWorkbook } from '../../support/workbooks.ts'

/* What is doubtful in a file: said beside its cell, accepted by name, kept with the batch. */
const { app, wizard, bill, orderOf } = importSuite('WARN')
/** ISO 6346 advises against numbers whose check leaves 10. */
const weak = 'ZZZU3000210'

/** What is found in a file: its level, row, column and reason's sentence. */
async function foundIn(lines: Parameters<typeof inboundWorkbook>[0]) {
  const { id } = await wizard().upload(await inboundWorkbook(lines))
  const { records } = await wizard().rows(id, { bad: 1, doubtful: 1 })
  return records.flatMap(({ row, findings }: any) =>
    findings.map((each: any) => [each.level, `${row}${each.column}`, each.message]),
  )
}

describe('weights that cannot be, or hardly', () => {
  test('goods of a container above what a whole one weighs are an error, in all its rows', async () => {
    expect(
      await foundIn([
        { bill: bill(1), pieces: 24, net: 30000, gross: 30400 },
        { bill: bill(1), pieces: 1, net: 1000, gross: 1000.5 },
        // It comes another time, with another bill.
        { bill: bill(2), container: 'DEMU1000010', date: '2026-12-20' },
      ]),
    ).toEqual([
      [
        'error',
        '2J',
        '箱号 DEMU1000010 的货物重 31,400.5 kg，超过集装箱总重上限 30,480 kg，请核对重量和单位',
      ],
    ])
  })

  test('goods of several bills in one container are weighed together, named voyage or not', async () => {
    const half = { container: 'DEMU1000010', pieces: 16, net: 20160, gross: 20240.5 }
    const tooHeavy =
      '箱号 DEMU1000010 的货物重 40,481 kg，超过集装箱总重上限 30,480 kg，请核对重量和单位'
    expect(
      await foundIn([
        { bill: bill(1), ...half },
        { bill: bill(2), ...half },
      ]),
    ).toEqual([['error', '2J', tooHeavy]])
    const light = { ...half, pieces: 11, net: 13860, gross: 14000.5, size: '20GP' }
    expect(
      await foundIn([
        { bill: bill(1), ...light },
        { bill: bill(2), ...light },
      ]),
    ).toEqual([
      ['warning', '2J', '箱号 DEMU1000010 的货物重 28,001 kg，超过 20GP 的限重 28,000 kg，请核对'],
    ])
  })

  test('above the payload of its size they are a warning; the tenant says what that is', async () => {
    const line = { bill: bill(), size: '40HQ', pieces: 21, net: 26200, gross: 26400 }
    const doubt = [
      'warning',
      '2J',
      '箱号 DEMU1000010 的货物重 26,400 kg，超过 40HQ 的限重 26,300 kg，请核对',
    ]
    expect(await foundIn([line])).toEqual([doubt])
    expect(await foundIn([{ ...line, size: '20GP' }])).toEqual([])
    const entries = await app().data('dictionary.ofCode', { code: 'CONTAINER_PAYLOAD' }, 'admin')
    const { id, version } = entries.find((each: any) => each.dictValue === '40HQ')
    await app().data('dictionary.update', { id, version, dictLabel: '28,500' }, 'admin')
    expect(await foundIn([line])).toEqual([])
  })

  test('a piece five times as heavy or light as one of its product is a warning', async () => {
    expect(
      await foundIn([
        { bill: bill(1), container: '', pieces: 3, net: 20160 },
        { bill: bill(2), container: '', pieces: 100, net: 20160 },
        { bill: bill(3), container: '', pieces: 16, net: 20160 },
      ]),
    ).toEqual([
      [
        'warning',
        '2I',
        '每件净重 6,720.000 kg，与商品的单件重量 1,260.000 kg 相差 5 倍以上，请核对件数、重量和单位',
      ],
      [
        'warning',
        '3I',
        '每件净重 201.600 kg，与商品的单件重量 1,260.000 kg 相差 5 倍以上，请核对件数、重量和单位',
      ],
    ])
  })

  test('goods without pieces and without weight are an error', async () => {
    const nothing = { bill: bill(), container: '', pieces: 0, net: 0, gross: 0 }
    expect(await foundIn([nothing])).toEqual([
      ['error', '2H', '件数和净重都是 0，请填写其中至少一项'],
    ])
  })
})

describe('a file with a warning', () => {
  test('shows it beside its cell, and is not kept out by it', async () => {
    const batch = await wizard().upload(
      await inboundWorkbook([{ bill: bill(1) }, { bill: bill(2), container: weak }]),
    )
    expect(batch).toMatchObject({
      status: 'checked',
      findingCount: 0,
      badRows: 0,
      doubtfulRows: 1,
      warnings: [{ kind: 'validate.containerNo.weak', count: 1 }],
      acceptance: null,
    })
    expect((await wizard().rows(batch.id, { bad: 1 })).total).toBe(0)
    const { records } = await wizard().rows(batch.id, { doubtful: 1 })
    expect(records).toMatchObject([
      { row: 3, findings: [{ column: 'E', level: 'warning', path: 'containerNo' }] },
    ])
  })

  test('is imported once somebody accepts it by name, which is kept', async () => {
    const batch = await wizard().upload(await inboundWorkbook([{ bill: bill(), container: weak }]))
    const { id, version } = batch
    const refused = await app().call('importBatch.publish', { id, version }, 'kf')
    expect(refused.body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('箱号校验余数为 10'),
      data: { reason: 'importBatch.notAccepted' },
    })
    expect((await orderOf(bill())).status).toBe(404)
    const published = await wizard().publish(batch, ['validate.containerNo.weak'])
    expect(published).toMatchObject({
      status: 'published',
      acceptance: {
        kinds: [{ kind: 'validate.containerNo.weak', count: 1 }],
        userName: expect.stringMatching(/\S/),
        time: expect.stringMatching(/^\d{4}-/),
      },
    })
    expect((await orderOf(bill())).status).toBe(200)
  })

  test('forgets its warnings when it is judged anew without them', async () => {
    const batch = await wizard().upload(await inboundWorkbook([{ bill: bill(), container: weak }]))
    const { id, version } = batch
    const columns = batch.mapping.map(({ position, keys, unit }) => ({
      position,
      keys: /container|seal/.test(keys.join()) ? [] : keys,
      ...(unit && { unit }),
    }))
    const again = await wizard().setMapping({ id, version, columns })
    expect(again).toMatchObject({ status: 'checked', warnings: [], doubtfulRows: 0 })
    expect((await wizard().rows(id, { doubtful: 1 })).total).toBe(0)
  })

  test('is refused by the import in one call, which can ask nobody', async () => {
    const bytes = await inboundWorkbook([{ bill: bill(), container: weak }])
    const { body } = await app().upload('inboundOrder.import', bytes, 'a.xlsx', 'kf')
    expect(body).toMatchObject({
      code: 409,
      data: {
        reason: 'spreadsheet.warned',
        issues: [{ row: 2, column: 'E', level: 'warning' }],
      },
    })
    expect((await orderOf(bill())).status).toBe(404)
  })
})
