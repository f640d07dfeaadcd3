import { customerColumns } from '@yuncang/shared/nouns/customer/workbook'
import { productColumns } from '@yuncang/shared/nouns/product/workbook'
import { locationColumns } from '@yuncang/shared/nouns/storage-location/workbook'
import { describe, expect, test } from 'vitest'
import { headingReader, type Columns } from './headings.ts'
import { understand } from './understand.ts'

/* What people call the columns of their lists of customers, goods and locations. */

type Words = Readonly<Record<string, readonly string[]>>
type Case = { columns: Columns<string>; strong: Words; weak: Words; none: readonly string[] }

const cases: Readonly<Record<string, Case>> = {
  goods: {
    columns: productColumns,
    strong: {
      productName: [
        '单品名称',
        '货品名称：',
        '物品名称',
        '产品名称*',
        '物料名称',
        'Item Name',
        'Material Name',
      ],
      productCode: [
        '品号',
        'SKU编码',
        'SKU Code',
        'Item Code',
        'Item Number',
        'Part No.',
        'Part Number',
        'P/N',
        '物料编号',
      ],
      barcode: ['条码', '商品条码', '国际条码', 'UPC', 'EAN', 'EAN-13', 'GTIN', 'ISBN', 'Barcode'],
      goodsCode: ['商品编码', '产品编码', '货品编码'],
      measuringUnit: ['库存单位', '基本单位', 'Unit of Measure', 'UOM', 'UoM', 'Base Unit', '单位'],
      productType: ['商品分类', '物料分类', 'Item Category', '类型'],
      spec: ['商品规格', '型号规格', '规格/型号', 'Specifications'],
      hsCode: ['海关编码', '税则号列', 'HS Code', 'HTS Code', 'Tariff No.'],
      enName: ['名称(英文)', '英文名称', '商品英文名称'],
      unitWeight: ['单重(kg)'],
    },
    weak: {
      productName: ['名称', '货品', '产品', '物料', 'Description', 'Item Description'],
      productCode: ['编号', '代码'],
      goodsCode: ['编码'],
      productType: ['分类', '类别'],
    },
    none: ['客户名称', '供应商名称', '品牌', '仓库名称', '联系人', '采购单位', '单价', '税率'],
  },
  customers: {
    columns: customerColumns,
    strong: {
      customerName: ['单位名称', '供应商名称', 'Company Name:', 'Supplier Name', '往来单位名称'],
      customerCode: ['企业编码', '门店代码', '供应商编码', 'Customer ID', '单位编码'],
      shortName: ['简称', '单位简称'],
      address: ['详细地址', '单位地址'],
      dutyNumber: ['纳税识别号', 'VAT No.', 'VAT Number', 'TIN', '税号'],
      customsEtpsNo: ['海关编码'],
      contacter: [
        '联系人',
        '联系人姓名',
        '联系人名称',
        'Contact',
        'Contact Person',
        'Contact Name',
        'Contacts',
      ],
      contacterPhone: [
        '电话',
        '手机',
        '联系电话',
        '手机号',
        '手机号码',
        '联系人电话',
        'Tel.',
        'Phone',
        'Mobile',
        'Phone Number',
        'Tel No.',
      ],
      contacterEmail: ['邮箱', '电子邮箱', '电子邮件', '联系人邮箱', 'E-mail', 'Email Address'],
    },
    weak: {
      customerName: ['名称', '供应商', '门店名称'],
      customerCode: ['编码', '编号', '代码'],
      address: ['联系地址'],
      contacterPhone: ['联系方式'],
    },
    none: [
      '商品名称',
      '法定代表人',
      '传真',
      'Fax',
      '开户银行',
      '收货地址',
      '银行账号',
      '联系人职务',
    ],
  },
  locations: {
    columns: locationColumns,
    strong: {
      code: [
        '库位编号',
        '货位号',
        '货位编号',
        '储位编码',
        '仓位',
        '仓位编码',
        'Bin Location',
        'Bin Code',
        'Location ID',
      ],
      name: ['库位名称', '仓位名称', 'Location Name'],
      parentCode: ['库区', '库区编码', '所属库区', 'Zone', 'Zone Code', 'Area'],
      warehouse: ['所属仓库', '仓库', '仓库编码', 'Warehouse'],
      areaType: ['库位类型', '货位类型', 'Location Type', '库区类型'],
      maxWeight: [
        '载重量(kg)',
        '载重（吨）',
        '最大载重量(kg)',
        'Max Load (kg)',
        'Load Capacity kg',
      ],
      maxPallet: ['最大放货量(托)', '最大放货量（板）'],
      maxVolume: ['最大放货量(立方米)', '最大放货量(CBM)'],
    },
    weak: {
      code: ['编号', '代码'],
      parentCode: ['库区名称', '上级名称', '区域'],
      warehouse: ['仓库名称'],
      maxWeight: ['最大放货量', '最大放货量(吨)'],
    },
    none: ['客户名称', '商品名称', '库位状态', '备注', '是否启用', '最大放货量(元)', '排', '层'],
  },
}

describe.each(Object.entries(cases))('a list of %s', (_noun, { columns, strong, weak, none }) => {
  const read = headingReader(columns)
  const flat = (words: Words) =>
    Object.entries(words).flatMap(([key, headings]) => headings.map((each) => [each, key] as const))

  test.each(flat(strong))('%s is %s', (heading, key) => {
    expect(read(heading)).toEqual({ keys: [key], weak: false })
  })
  test.each(flat(weak))('%s is %s where no better column is', (heading, key) => {
    expect(read(heading)).toEqual({ keys: [key], weak: true })
  })
  test.each(none)('%s is none of its columns', (heading) => {
    expect(read(heading)?.keys ?? []).toEqual([])
  })
  test('no word is that of two columns', () => {
    for (const { key, title, synonyms, weak: others = [] } of columns)
      for (const heading of [title.zh, title.en, ...synonyms, ...others])
        expect([heading, read(heading)?.keys]).toEqual([heading, [key]])
  })
})

describe('two columns', () => {
  const understood = async (columns: Columns<string>, heads: string[], cells: string[]) => {
    const rows = [heads, cells].map((row, index) => ({ number: index + 1, cells: row }))
    return understand([{ name: 's', rows }], columns)
  }

  test('that say the same are asked about', async () => {
    const heads = ['单位名称', '供应商名称', '信用代码']
    const { refusal } = await understood(customerColumns, heads, ['甲', '乙', 'X1'])
    expect(refusal).toMatchObject({ reason: 'spreadsheet.doubleColumn' })
    const phones = ['客户名称', '信用代码', '联系人', '电话', '手机']
    const cells = ['甲', 'X1', '李', '13800000001', '13800000002']
    expect((await understood(customerColumns, phones, cells)).refusal).toMatchObject({
      reason: 'spreadsheet.doubleColumn',
    })
  })

  test('of which one says it better are not', async () => {
    const goods = await understood(
      productColumns,
      ['编码', '品号', '名称', '商品名称', '客户名称', '单位'],
      ['9', 'P9', '别名', '胶', '某客户', '吨'],
    )
    expect(goods.refusal).toBeUndefined()
    expect(goods.table?.rows[0]?.cell('productName')).toBe('胶')
    const places = await understood(
      locationColumns,
      ['所属仓库', '库区编码', '库区名称', '货位号'],
      ['一号仓', 'A', 'A区', 'A-01'],
    )
    expect(places.refusal).toBeUndefined()
    expect(places.table?.rows[0]?.cell('parentCode')).toBe('A')
  })

  test('with a load in no unit are asked about', async () => {
    const { refusal } = await understood(locationColumns, ['货位号', '最大放货量'], ['A-01', '9'])
    expect(refusal).toMatchObject({ reason: 'spreadsheet.noUnit' })
  })
})
