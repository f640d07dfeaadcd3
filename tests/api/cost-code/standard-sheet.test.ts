// @postgres: two sheets of list prices that are saved at once
import { priceRows } from '@yuncang/shared/nouns/tariff/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { workbook } from '../../support/workbooks.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

type Standard = {
  id: string
  version: number
  feeCode: string
  unit: string
  currency: string
  price: string
  minCharge: string | null
  validFrom: string
  validTo: string | null
}

const sheet = (): Promise<Standard[]> => app.data('costStandard.sheet', {}, 'sw')
const lineOf = ({ feeCode, unit, currency, price, minCharge, validFrom, validTo }: Standard) => ({
  feeCode,
  unit,
  currency,
  price,
  minCharge,
  validFrom,
  validTo,
})
const knownOf = (rows: readonly Standard[]) => rows.map(({ id, version }) => ({ id, version }))
const replace = (known: readonly Standard[], lines: readonly object[], as = 'sw') =>
  app.call('costStandard.replace', { known: knownOf(known), lines }, as)

const box = { feeCode: 'QTF', unit: '箱', currency: 'CNY', minCharge: null }
const lastYear = { ...box, price: '10', validFrom: '2025-01-01', validTo: '2025-12-31' }
const thisYear = { ...box, price: '12', validFrom: '2026-01-01', validTo: null }

describe('the sheet of list prices', () => {
  test('adds, changes and removes what differs, and leaves the rest as it was', async () => {
    const before = await sheet()
    const added = await replace(before, [...before.map(lineOf), lastYear, thisYear])
    expect(added.body.data).toEqual({ added: 2, changed: 0, removed: 0 })
    const now = await sheet()
    const isOurs = ({ feeCode, unit }: Standard) => feeCode === box.feeCode && unit === box.unit
    expect(knownOf(now.filter((row) => !isOurs(row)))).toEqual(knownOf(before))
    const dearer = { ...thisYear, price: '13.5', minCharge: '100' }
    const changed = await replace(now, [...before.map(lineOf), dearer])
    expect(changed.body.data).toEqual({ added: 0, changed: 1, removed: 1 })
    const kept = (await sheet()).filter(isOurs)
    expect(kept).toMatchObject([{ price: '13.500000', minCharge: '100.00', version: 2 }])
    const [{ id: businessId }] = (await app.data('costCode.list', {}, 'sw')).filter(
      ({ feeCode }: Standard) => feeCode === box.feeCode,
    )
    const told = await app.data('record.operations', { businessId }, 'sw')
    expect(told.map(({ action }: { action: string }) => action).slice(-4)).toEqual([
      'standard.create',
      'standard.create',
      'standard.remove',
      'standard.update',
    ])
  })

  test('is refused on the row that begins before another one has ended', async () => {
    const before = await sheet()
    const early = { ...thisYear, unit: '托', validFrom: '2025-12-31' }
    const refused = await replace(before, [{ ...lastYear, unit: '托' }, early])
    expect(refused.status).toBe(400)
    expect(refused.body.data.issues).toMatchObject([{ path: 'lines.1.validFrom' }])
    const backwards = await replace(before, [{ ...lastYear, validTo: '2024-12-31' }])
    expect(backwards.body.data.issues).toMatchObject([{ path: 'lines.0.validTo' }])
    expect(await sheet()).toEqual(before)
  })

  test('is refused to whoever has not seen the newest prices', async () => {
    const seen = await sheet()
    const lines = seen.map(lineOf)
    const cheap = { ...thisYear, unit: '卷' }
    const answers = await Promise.all([
      replace(seen, [...lines, cheap]),
      replace(seen, [...lines, { ...cheap, price: '11' }]),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(statusAndReason(await replace(seen, lines))).toEqual([409, 'record.stale'])
    expect((await sheet()).length).toBe(seen.length + 1)
  })

  test('is for those who keep prices', async () => {
    const before = await sheet()
    expect((await replace(before, before.map(lineOf), 'jf')).status).toBe(403)
    expect((await app.call('costStandard.sheet', {}, 'kh')).status).toBe(403)
  })

  test('is listed by fee, currency and the day on which prices hold', async () => {
    await replace(await sheet(), [lastYear, thisYear, { ...thisYear, currency: 'USD' }])
    const found = async (query: object) =>
      (await app.data('costStandard.page', query, 'jf')).records.map((row: Standard) => [
        row.currency,
        row.validFrom,
      ])
    expect(await found({ feeCode: 'QTF', currency: 'CNY', validOn: '2025-12-31' })).toEqual([
      ['CNY', '2025-01-01'],
    ])
    expect(await found({ currency: 'USD' })).toEqual([['USD', '2026-01-01']])
    expect(await found({ validOn: '2024-12-31' })).toEqual([])
  })

  test('comes back from its workbook as it went out', async () => {
    const before = await sheet()
    await replace(before, [lastYear, { ...thisYear, minCharge: '1000.5' }])
    const stored = await sheet()
    const bytes = await app.download('costStandard.workbook', {}, 'jf')
    const { body } = await app.upload('costStandard.readWorkbook', bytes, '标准.xlsx', 'sw')
    const { rows } = priceRows.parse(body.data)
    const lines = rows.map(({ cells }) => ({ minCharge: null, validTo: null, ...cells }))
    expect(lines).toHaveLength(2)
    const answer = await replace(stored, lines)
    expect(answer.body.data).toEqual({ added: 0, changed: 0, removed: 0 })
  })

  test('is read from workbooks that clerks made, and nothing of them is stored', async () => {
    const before = await sheet()
    const bytes = await workbook([
      ['2026 年收费标准', null, null, null, null, null, null],
      ['收费项目', '计量单位', '币制', '价格', '起收', '开始日期', '有效期止'],
      [
        '入库费',
        '元/吨',
        '人民币',
        '¥25.50',
        100,
        new Date('2026-01-05T00:00:00Z'),
        '2026年12月31日',
      ],
      ['神秘费', '箱子', 'CNY', '三十', null, '明年', null],
    ])
    const { body } = await app.upload('costStandard.readWorkbook', bytes, '标准.xlsx', 'sw')
    expect(body.data.rows).toMatchObject([
      {
        row: 3,
        cells: {
          unit: '吨',
          currency: 'CNY',
          price: '25.50',
          minCharge: '100',
          validFrom: '2026-01-05',
          validTo: '2026-12-31',
        },
      },
      { row: 4, cells: { feeCode: '神秘费', unit: '箱子', price: '三十', validFrom: '明年' } },
    ])
    expect(await sheet()).toEqual(before)
    const reader = await app.upload('costStandard.readWorkbook', bytes, '标准.xlsx', 'kh')
    expect(reader.status).toBe(403)
  })
})
