import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { heads } from '../../support/ugly/lines.ts'
import { bookOf, bytesOf, sheetOf, withParts } from '../../support/ugly/parts.ts'
import { inboundLine, workbook } from '../../support/workbooks.ts'

/* Cells that nobody can be sure of: each is named by row, column and reason. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const line = () => inboundLine({ bill: 'REFUSED001' })
const upload = async (bytes: Uint8Array, name: string) =>
  (await app.upload('inboundOrder.import', bytes, name, 'kf')).body

type Make = () => Uint8Array | Promise<Uint8Array>

describe('a cell that nobody can be sure of is named:', () => {
  const change = (more: object) =>
    bytesOf(bookOf({ a: sheetOf([heads, Object.assign([...line()], more)]) }))
  const struck = () =>
    withParts(change({ 6: 'STRUCK' }), (parts) => {
      const strings = parts['xl/sharedStrings.xml']!.toString()
      const runs = '<r><rPr><strike/></rPr><t>STR20</t></r><r><t>SMR20</t></r>'
      parts['xl/sharedStrings.xml'] = Buffer.from(strings.replace(/<t[^>]*>STRUCK<\/t>/, runs))
    })
  const uncalculated = () =>
    withParts(bytesOf(bookOf({ a: sheetOf([heads, line(), line()]) })), (parts) => {
      const sheet = parts['xl/worksheets/sheet1.xml']!.toString()
      const first = '<c r="J2"><f t="shared" ref="J2:J3" si="0">K2*2</f></c>'
      parts['xl/worksheets/sheet1.xml'] = Buffer.from(
        sheet
          .replace(/<c r="J2".*?<\/c>/, first)
          .replace(/<c r="J3".*?<\/c>/, '<c r="J3"><f t="shared" si="0"/></c>'),
      )
    })

  test.each<[string, Make, string]>([
    [
      'an error value',
      () =>
        bytesOf(
          bookOf({ a: sheetOf([heads, Object.assign([...line()], { 8: { t: 'e', v: 42 } })]) }),
        ),
      '2I 单元格是错误值 #N/A',
    ],
    ['a bill in powers of ten', () => change({ 0: '1.23457E+11' }), '2A 号码在表格中存成了数字'],
    [
      'a bill of sixteen digits in a number',
      () => change({ 0: 1234567890123456 }),
      '2A 号码在表格中存成了数字',
    ],
    [
      'a brand of sixteen digits in a number',
      () => change({ 6: 1234567890123456 }),
      '2G 号码在表格中存成了数字',
    ],
    ['a ditto mark with nothing above it', () => change({ 6: '同上' }), '2G 「同上」之上没有'],
    [
      'a code of customs of eight digits',
      () =>
        bytesOf(
          bookOf({
            a: sheetOf([
              [...heads, 'HS编码'],
              [...line(), 40012200],
            ]),
          }),
        ),
      '2K 商品编码「40012200」应为 10 位数字',
    ],
    [
      'two codes of customs',
      () =>
        bytesOf(
          bookOf({
            a: sheetOf([
              [...heads, '商品编码', 'HS编码'],
              [...line(), '4001220000', '4001210000'],
            ]),
          }),
        ),
      '2L 同一行的海关商品编码不一致',
    ],
    ['pieces that are a weight', () => change({ 7: '16吨' }), '2H 不是整数：16吨'],
    ['a weight that is a number of pieces', () => change({ 8: '16件' }), '2I 不是数字：16件'],
    ['half a piece', () => change({ 7: 16.5 }), '2H 不是整数：16.5'],
    ['a day without a year', () => change({ 3: '3月5日' }), '2D 不是日期：3月5日'],
    [
      'a day in an order that has two readings',
      () => change({ 3: '03/05/2026' }),
      '2D 日期 03/05/2026 分不清月和日',
    ],
    [
      'a day of another century',
      () => change({ 3: '1926-03-05' }),
      '2D 日期 1926-03-05 的年份不合理',
    ],
    [
      'a day that was the number 5',
      () => change({ 3: { t: 'n', v: 5, z: 'yyyy-mm-dd' } }),
      '2D 日期 1900-01-05 的年份不合理',
    ],
    ['a note beside the pieces', () => change({ 7: '16①' }), '2H 不是整数：16①'],
    ['a name that is partly struck out', () => struck(), '2G 有删除线：'],
    ['a comma for the point', () => change({ 8: '20160,500' }), '2I 不是数字：20160,500'],
    ['a nought and a comma', () => change({ 8: '0,500' }), '2I 不是数字：0,500'],
    ['a truth for a number', () => change({ 7: true }), '2H 不是整数：TRUE'],
    [
      'a formula that was filled down and never calculated',
      () => uncalculated(),
      '2J 公式 =K2*2 没有计算结果',
    ],
    ['what repeats such a formula', () => uncalculated(), '3J 公式 =… 没有计算结果'],
    ['a wrong check digit', () => change({ 4: 'DEMU1000011' }), '2E 箱号 DEMU1000011'],
    ['an unknown size', () => change({ 5: '99XX' }), '2F'],
  ])('%s', async (_what, make, words) => {
    const body = await upload(await make(), 'a.xlsx')
    expect(body).toMatchObject({ code: 400, data: { reason: 'spreadsheet.rowsRefused' } })
    const found: string[] = body.data.issues.map(
      (issue: { row: number; column: string; message: string }) =>
        `${issue.row}${issue.column} ${issue.message}`,
    )
    expect(
      found.some((each) => each.startsWith(words)),
      found.join('\n'),
    ).toBe(true)
  })

  test('goods that do not add up to what their container is said to hold', async () => {
    const two = [
      inboundLine({ bill: 'SUMS0001', pieces: 15, net: 18900, gross: 19200 }),
      inboundLine({ bill: 'SUMS0001', pieces: 1, net: 1260, gross: 1280 }),
    ]
    const total = ['DEMU1000010 小计', ...Array.from({ length: 6 }, () => null), 16, 20160, 99999]
    const body = await upload(await workbook([heads, ...two, total]), 'a.xlsx')
    expect(body.data.issues).toMatchObject([
      { row: 4, column: 'J', message: expect.stringContaining('99,999.000') },
    ])
    const all = ['合计', ...total.slice(1)]
    const warned = await upload(await workbook([heads, ...two, all]), 'a.xlsx')
    expect(warned).toMatchObject({ code: 409, data: { reason: 'spreadsheet.warned' } })
    expect(warned.data.issues).toMatchObject([
      {
        row: 4,
        column: 'J',
        message: expect.stringContaining('合计为 99,999.000 kg，其上各行相加是 20,480'),
      },
    ])
    const column = await workbook([
      [...heads, '整箱毛重(kg)'],
      [...two[0]!, 20480],
      [...two[1]!, null],
    ])
    expect(await upload(column, 'a.xlsx')).toMatchObject({ code: 200 })
  })
})
