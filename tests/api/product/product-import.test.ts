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

  test('is understood in the words of other lists, and whose customer it is does not matter', async () => {
    const bytes = await workbook([
      ['品号', '名称', '型号规格', '基本单位', '分类', '税则号列', '客户名称'],
      [`ITEM-${turn}`, `词商品${turn}`, 'A/B', '吨', '轮胎', '4001220000', '某客户'],
    ])
    expect((await app.upload('product.import', bytes, 'a.xlsx', 'kf')).body.data).toEqual({
      products: 1,
    })
    const { records } = await app.data('product.page', { productName: `词商品${turn}` }, 'kf')
    expect(records).toMatchObject([
      {
        productCode: `ITEM-${turn}`,
        spec: 'A/B',
        measuringUnit: 'TNE',
        productType: '4',
        hsCode: '4001220000',
      },
    ])
  })

  test('takes barcodes with their noughts, and doubts a check digit', async () => {
    const head = ['品名', '单位', '国际条码']
    const doubted = await workbook([head, [`条码货${turn}`, '吨', '4006381333932']])
    const { status, body } = await app.upload('product.import', doubted, 'a.xlsx', 'kf')
    expect([status, body.data.reason]).toEqual([409, 'spreadsheet.warned'])
    expect(body.data.issues).toMatchObject([{ row: 2, column: 'C' }])
    expect(body.data.issues[0].message).toContain('校验码应为 1')
    const good = await workbook([
      head,
      [`条码货${turn}a`, '吨', '036000291452'],
      [`条码货${turn}b`, '吨', 4006381333931],
      [`条码货${turn}c`, '吨', ''],
      [`条码货${turn}d`, '吨', ''],
    ])
    expect((await app.upload('product.import', good, 'a.xlsx', 'kf')).body.data).toEqual({
      products: 4,
    })
    const found = await app.data('product.page', { barcode: '0360002' }, 'kf')
    expect(found.records).toMatchObject([{ barcode: '036000291452' }])
    const wrong = await workbook([
      head,
      [`条码货${turn}e`, '吨', '036000291452'],
      [`条码货${turn}f`, '吨', 'ab-1'],
      [`条码货${turn}g`, '吨', 'AB-1'],
      [`条码货${turn}h`, '吨', '6.9E+12'],
      [`条码货${turn}i`, '吨', '六九'],
    ])
    const { issues } = (await app.upload('product.import', wrong, 'a.xlsx', 'kf')).body.data
    expect(issues.map((each: any) => `${each.row}${each.column}`)).toEqual(['2C', '4C', '5C', '6C'])
    expect(issues[2].message).toContain('存成了数字')
  })

  test('has a template that can be imported', async () => {
    const bytes = await app.download('product.template', {}, 'kf.hd')
    const { body } = await app.upload('product.import', bytes, 'a.xlsx', 'kf.hd')
    expect(body.data).toEqual({ products: 1 })
  })
})
