import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { workbook } from '../../support/workbooks.ts'

let app: TestApp
let turn = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => {
  turn += 1
})

describe('a workbook of products', () => {
  test('is saved whole, labels for codes and tonnes for kilograms', async () => {
    const bytes = await workbook([
      ['商品导入'],
      ['商品名称*', '计量单位*', '商品编号', '海关商品编码', '单位重量(吨)', '是否危险品', 'UN号'],
      [`表商品${turn}`, '吨', `sheet-${turn}`, 4001220000, 1.26, '否', ''],
      [`表涂料${turn}`, 'PCS', '', '', '', '是', 'un1263'],
    ])
    const { body } = await app.upload('product.import', bytes, 'a.xlsx', 'kf')
    expect(body.data).toEqual({ products: 2 })
    const page = await app.data('product.page', { productName: `表`, ascs: ['createTime'] }, 'kf')
    expect(page.records).toHaveLength(2)
    expect(page.records.find((row: any) => row.productCode === `SHEET-${turn}`)).toMatchObject({
      unitWeight: '1260.000',
      hsCode: '4001220000',
      auditStatus: 0,
    })
  })

  test('takes ten digits under 商品编码 for the code of customs, others for its own', async () => {
    const bytes = await workbook([
      ['商品名称', '计量单位', '商品编码'],
      [`码商品${turn}a`, '公斤', '4001220000'],
      [`码商品${turn}b`, '吨', '4001220000'],
      [`码商品${turn}c`, '吨', `own-${turn}`],
    ])
    const { body } = await app.upload('product.import', bytes, 'a.xlsx', 'kf')
    expect(body.data).toEqual({ products: 3 })
    const page = await app.data(
      'product.page',
      { productName: `码商品`, ascs: ['createTime'] },
      'kf',
    )
    const told = page.records.map((row: any) => [row.productName, row.hsCode, row.measuringUnit])
    expect(told.toSorted()).toEqual([
      [`码商品${turn}a`, '4001220000', 'KGM'],
      [`码商品${turn}b`, '4001220000', 'TNE'],
      [`码商品${turn}c`, '', 'TNE'],
    ])
    const codes = page.records.map((row: any) => row.productCode)
    expect(codes).toContain(`OWN-${turn}`)
    expect(codes).not.toContain('4001220000')
  })

  test('with one wrong row keeps everything out, and every error names row, column and reason', async () => {
    const bytes = await workbook([
      ['商品名称', '计量单位', '商品编号', '海关商品编码', '单位体积', '是否期货'],
      [`坏表${turn}`, '吨', `BAD-${turn}`, '', '', ''],
      ['', '吨', '', '', '', ''],
      [`坏表${turn}`, '吨', `bad-${turn}`, '', '', ''],
      [`坏表${turn}`, '斤', '', '', '很大', ''],
      [`坏表${turn}`, '吨', 'TSR20', '123', '', ''],
      [`坏表${turn}`, '吨', '', '', '', '是'],
    ])
    const { status, body } = await app.upload('product.import', bytes, 'a.xlsx', 'kf')
    expect(status).toBe(400)
    const found = body.data.issues.map((each: any) => `${each.row}${each.column}`)
    expect(found.sort()).toEqual(['3A', '4C', '5B', '5E', '6C', '6D', '7A'])
    expect(await app.data('product.all', { keyword: `坏表${turn}` }, 'lh')).toEqual([])
  })

  test('has a template that can be imported', async () => {
    const bytes = await app.download('product.template', {}, 'kf.hd')
    const { body } = await app.upload('product.import', bytes, 'a.xlsx', 'kf.hd')
    expect(body.data).toEqual({ products: 1 })
  })
})
