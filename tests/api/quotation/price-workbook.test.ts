import { cellsOf, linesIn, tariffCells } from '@yuncang/shared/nouns/tariff/cells'
import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import type { Quotation } from '@yuncang/shared/nouns/quotation/contract'
import { priceRows, type TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { readXlsx } from 'hucre/xlsx'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import {
  contractDraft,
  flatLine,
  newCustomer,
  tieredLine,
  type Made,
} from '../../support/contracts.ts'
import { workbook } from '../../support/workbooks.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const read = (bytes: Uint8Array, name = '报价.xlsx', locale = 'zh') =>
  app.upload('quotation.readWorkbook', bytes, name, 'sw', { 'accept-language': locale })

const blanks = Object.fromEntries(
  ['minCharge', 'maxCharge', 'qtyStep', 'tierMode', 'freeMode', 'minScope', 'minProrate'].map(
    (key) => [key, null],
  ),
)
/** What the editor would save of the rows. */
const linesOf = (data: unknown, stored: readonly TariffRecord[]) => {
  const { rows } = priceRows.parse(data)
  return linesIn(
    rows.map(({ cells }) => {
      const { freeDays, ...rest } = cells
      const days = freeDays === undefined ? null : Number(freeDays)
      return tariffCells.parse({ ...blanks, ...rest, freeDays: days })
    }),
    stored,
  )
}

const transferred = { ...flatLine, feeCode: 'HZF', payer: 'HALF' }

const everything = {
  ...tieredLine,
  minCharge: '100.5',
  minScope: 'MONTH',
  minProrate: 'BY_DAY',
  maxCharge: '5000',
  taxIncluded: 0,
  qtyStep: '0.5',
  ageBasis: 'TRANSFER_DATE',
  conditions: { product: '20号标准胶 TSR20', containerSize: '40HQ' },
}

async function quotationWith(details: object[]) {
  const customerId = await newCustomer(app, `表格客户${details.length}`)
  const draft = { ...contractDraft(customerId), quotation: { details } }
  const { id }: Made = await app.data('contract.createWithQuotation', draft, 'sw')
  return app.data('contract.quotation', { id }, 'sw')
}

const cellKeys = Object.keys(tariffCells.shape)
/** As the editor itself would send stored lines back untouched. */
const untouched = (details: readonly TariffRecord[]) =>
  linesIn(
    details.map((line) => {
      const cells = Object.entries(cellsOf(line)).filter(([key]) => cellKeys.includes(key))
      return tariffCells.parse(Object.fromEntries(cells))
    }),
    details,
  )

/** Decimals without the zeros that only the database writes. */
const comparable = (lines: object): unknown =>
  JSON.parse(
    JSON.stringify(lines, (_key, value: unknown) =>
      typeof value === 'string' && /^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value,
    ),
  )

describe('the workbook of prices', () => {
  test('comes back with the lines that it went out with', async () => {
    const small = { ...flatLine, price: '0.123456', unit: 'CBM', taxRate: '0.13' }
    const { bjdId, details }: Quotation = await quotationWith([
      flatLine,
      small,
      tieredLine,
      everything,
      transferred,
    ])
    const bytes = await app.download('quotation.template', { id: bjdId }, 'jf')
    const { body } = await read(bytes)
    expect(body.data.rows).toHaveLength(5)
    expect(comparable(linesOf(body.data, details))).toEqual(comparable(untouched(details)))
  })

  test('of a cost list does so too, whoever reads it in which language', async () => {
    const draft = { name: '表格清单', items: [flatLine, everything] }
    const { id, items }: CostList = await app.data('costList.create', draft, 'sw')
    const bytes = await app.download('costList.workbook', { id }, 'sw')
    const { body } = await read(bytes, 'prices.xlsx', 'en')
    expect(comparable(linesOf(body.data, items))).toEqual(comparable(untouched(items)))
  })

  test('is empty without a quotation, with lists to choose from and a sheet that explains', async () => {
    const bytes = await app.download('quotation.template', {}, 'sw')
    const { sheets } = await readXlsx(bytes)
    expect(sheets[0]!.rows).toHaveLength(1)
    expect(sheets[0]!.rows[0]!.slice(0, 4)).toEqual(['费用*', '计费方式', '单价*', '币种'])
    const guide = sheets[1]!.rows.map((row) => row.map(String))
    expect(guide.find(([head]) => head === 'F · 阶梯')?.[2]).toContain('1-30: 0.8; 31-: 1')
    expect(guide.flat()).toEqual(expect.arrayContaining(['按天按量', '计费吨', '分段累进']))
    expect(guide.flat().some((each) => each.startsWith('CCF '))).toBe(true)
    expect(statusAndReason(await read(bytes))).toEqual([400, 'spreadsheet.noRows'])
  })

  const known = { currency: 'CNY', unit: '吨', taxRate: '0.06' }
  test.each(['xlsx', 'ods', 'xls'])(
    'that another program made is understood, and what nobody understands stays as it is: .%s',
    async (kind) => {
      const file = new URL(`made-elsewhere/prices.${kind}`, import.meta.url)
      const { body } = await read(await readFile(file), `prices.${kind}`)
      const tiers = '1-30: 0.8; 31-: 1'
      const odd = { ...known, unit: '箱子' }
      expect(body.data.rows).toEqual([
        { row: 4, cells: { ...known, feeCode: 'RKF', calcMethod: 'UNIT', price: '25.00' } },
        { row: 5, cells: { ...known, feeCode: 'CCF', calcMethod: 'TIER_DAY', price: '0', tiers } },
        { row: 6, cells: { ...odd, feeCode: '神秘费', calcMethod: 'UNIT', price: '三十' } },
      ])
    },
  )

  test('is refused where it holds more lines than a sheet, or no prices at all', async () => {
    const many = Array.from({ length: 501 }, () => ['RKF', 25])
    const tooMany = await read(await workbook([['费用', '单价'], ...many]))
    expect(statusAndReason(tooMany)).toEqual([400, 'tariff.tooManyLines'])
    const rows = [
      ['姓名', '电话'],
      ['王', '1'],
    ]
    expect(statusAndReason(await read(await workbook(rows)))).toEqual([400, 'spreadsheet.noHeader'])
  })
})
