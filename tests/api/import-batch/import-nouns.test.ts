import { describe, expect, test } from 'vitest'
import { importSuite, wizardOf } from '../../support/imports.ts'
import { knownCustomer, workbook } from '../../support/workbooks.ts'

/* What else than inbound orders the wizard takes. */
const { app, wizard } = importSuite('NOUN')

describe('a file in the wizard', () => {
  test.each([
    [
      'customer',
      [
        ['客户全称', '统一社会信用代码', '境外或个人'],
        ['一家新客户', 'NEW-0001', '是'],
      ],
    ],
    [
      'product',
      [
        ['商品名称', '计量单位'],
        ['新商品', '吨'],
      ],
    ],
    [
      'customerBank',
      [
        ['客户名称', '开户银行', '银行账号', '币种'],
        [knownCustomer, '示例银行', '37020000000077', '人民币'],
      ],
    ],
    [
      'customerInvoice',
      [
        ['客户名称', '开票抬头', '税号', '发票类型'],
        [knownCustomer, '新抬头', '91370200MA3DEM0197', '电子专票'],
      ],
    ],
  ])('may hold a %s as well', async (noun, rows) => {
    const batch = await wizard().upload(await workbook(rows), 'a.xlsx', noun)
    expect(batch).toMatchObject({ status: 'checked', findingCount: 0, rowCount: 1 })
    expect(await wizard().publish(batch)).toMatchObject({ status: 'published' })
  })

  test('may hold locations, whose parents are looked for before anything is stored', async () => {
    const warehouse = wizardOf(app(), 'ck')
    const rows = [
      ['库位编码', '库位名称', '上级编码', '库区类型'],
      ['WZ9', '九号仓', '', '普通'],
    ]
    const wrong = await warehouse.upload(
      await workbook([...rows, ['WZ9-A', 'A区', 'NOWHERE', '']]),
      'a.xlsx',
      'storageLocation',
    )
    expect(wrong.findingCount).toBeGreaterThan(0)
    await warehouse.worker.stop()
  })
})
