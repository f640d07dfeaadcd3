import { expect, describe, test } from 'vitest'
import { wizardOf } from '../../support/imports.ts'
import { ordersSuite } from '../../support/orders.ts'
import { inboundWorkbook, knownCustomer, workbook } from '../../support/workbooks.ts'

/* What somebody is told about a workbook: once a cell, and in the language of their screen. */
const { app, bill } = ordersSuite()
const english = { 'accept-language': 'en' }

async function refusal(
  bytes: Uint8Array,
  headers: Record<string, string> = {},
  operation = 'inboundOrder.import',
) {
  const { body } = await app().upload(operation, bytes, 'a.xlsx', 'kf', headers)
  expect(body.code).toBe(400)
  const issues: { row: number; column: string; message: string }[] = body.data.issues ?? []
  return {
    sentence: body.msg,
    findings: issues.map(({ row, column, message }) => `${row}${column} ${message}`),
  }
}

describe('a cell of a workbook', () => {
  test('with a date that is none has one finding', async () => {
    const bytes = await inboundWorkbook([{ bill: bill(1), date: '2026-02-30' }])
    expect((await refusal(bytes)).findings).toEqual(['2D 不是日期：2026-02-30（如 2026-01-05）'])
  })

  test('is not said to be missing when the bad date of its bill stands in another row', async () => {
    const bytes = await inboundWorkbook([
      { bill: bill(1), date: null },
      { bill: bill(1), container: 'DEMU1000026', date: '明天' },
    ])
    expect((await refusal(bytes)).findings).toEqual(['3D 不是日期：明天（如 2026-01-05）'])
  })

  test('with several values that are none of the choices names them together', async () => {
    const bytes = await workbook([
      ['客户全称', '客户类型', '统一社会信用代码'],
      ['一家全新的公司', '货主、空运、海盗', ''],
    ])
    const { findings } = await refusal(bytes, {}, 'customer.import')
    expect(findings.filter((each) => each.startsWith('2B'))).toEqual([
      expect.stringMatching(/^2B 「空运 海盗」不是可选的值：/),
    ])
  })

  test('is named whatever else is wrong in its order', async () => {
    const wrong = { date: '明天', container: 'DEMU1000011' }
    const bytes = await inboundWorkbook([
      { bill: bill(1), ...wrong },
      { bill: bill(1), container: 'DEMU1000027', pieces: -1 },
    ])
    const { findings } = await refusal(bytes)
    expect(findings.map((each) => each.split(' ')[0])).toEqual(['2D', '2E', '3E', '3H'])
  })

  test('of a name that is taken and repeated is named once', async () => {
    const line = [knownCustomer, '', '是']
    const bytes = await workbook([['客户全称', '统一社会信用代码', '境外或个人'], line, line])
    const { findings } = await refusal(bytes, {}, 'customer.import')
    const places = findings.map((each) => each.split(' ')[0] ?? '')
    expect(places.filter((place) => place.endsWith('A'))).toEqual(['2A', '3A'])
  })
})

describe('in English', () => {
  const chinese = /\p{Script=Han}/u

  test('columns that differ, are missing or stand twice are called by their English titles', async () => {
    const differing = await inboundWorkbook([
      { bill: bill(1) },
      { bill: bill(1), container: 'DEMU1000026', date: '2026-12-02' },
    ])
    expect((await refusal(differing, english)).findings).toEqual([
      '3D Expected date differs within one Bill of lading: row 2 says “2026-12-01”.',
    ])
    const missing = await workbook([['MBL No.', 'Customer', 'Net weight (kg)'], [bill(1)]])
    const { sentence } = await refusal(missing, english)
    expect(sentence).toMatch(/^Required columns are missing: \w.*, .*\.$/)
    expect(sentence).not.toMatch(chinese)
    const head = ['MBL No.', '提单号', 'Customer', '入库类型', '到货日期', '件数', '净重(kg)']
    expect((await refusal(await workbook([head, [bill(1)]]), english)).sentence).toBe(
      'Bill of lading stands in several columns (A, B). Keep one.',
    )
  })

  test('a table that was not found and choices are listed in English', async () => {
    const strange = await workbook([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect((await refusal(strange, english)).sentence).not.toMatch(chinese)
    const bytes = await inboundWorkbook([{ bill: bill(1), type: 'by air' }])
    const [finding = ''] = (await refusal(bytes, english)).findings
    expect(finding).toMatch(/^2C “by air” is not one of: [^、]+, /)
    expect(finding).not.toMatch(chinese)
  })
})

test('why a file cannot be taken is said to whoever looks, not to whoever had it checked', async () => {
  const wizard = wizardOf(app())
  const rows = [
    ['提单号', '客户名称', '件数', '净重(kg)'],
    [bill(1), knownCustomer, 1, 20],
  ]
  const { id } = await wizard.upload(await workbook(rows))
  await wizard.worker.stop()
  const sentence = async (language: string): Promise<string> => {
    const headers = { 'accept-language': language }
    return (await app().call('importBatch.get', { id }, 'kf', headers)).body.data.refusal
  }
  expect(await sentence('zh')).toBe('缺少必填列：入库类型、预计到货日期')
  expect(await sentence('en')).toBe('Required columns are missing: Inbound type, Expected date.')
})
