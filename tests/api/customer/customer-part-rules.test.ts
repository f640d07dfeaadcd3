import { describe, expect, test } from 'vitest'
import { customerPartsSuite } from '../../support/customer-parts.ts'
import { workbook } from '../../support/workbooks.ts'

const {
  app,
  company,
  overseas,
  anInvoice,
  aBank,
  aContacter,
  aBranch,
  save,
  refusal,
  banksOf,
  historyOf,
} = customerPartsSuite()

describe('the default', () => {
  const accounts = ['10000001', '10000002', '10000003']
  const three = async () => {
    for (const bankAccount of accounts) await save('customerBank', aBank({ bankAccount }))
    return banksOf(company().id)
  }
  const defaultsOf = async () =>
    (await banksOf(company().id)).filter((row) => row.isDefault).map((row) => row.bankAccount)

  test('is the first one until another takes over, which the history tells', async () => {
    const [first, second] = await three()
    expect(await defaultsOf()).toEqual(['10000001'])
    const change = aBank({ bankAccount: '10000002', id: second?.id, version: 1, isDefault: 1 })
    await save('customerBank', change)
    expect(await defaultsOf()).toEqual(['10000002'])
    const records = (await historyOf(company().id)).slice(-2)
    expect(records.map(({ fieldDiff }) => fieldDiff)).toEqual([
      {
        bankAccount: { before: '10000001', after: '10000001' },
        isDefault: { before: 1, after: 0 },
      },
      {
        bankAccount: { before: '10000002', after: '10000002' },
        isDefault: { before: 0, after: 1 },
      },
    ])
    expect((await banksOf(company().id)).find((row) => row.id === first?.id)?.version).toBe(2)
    await save('customerBank', aBank({ bankAccount: '10000004', isDefault: 1 }))
    expect(await defaultsOf()).toEqual(['10000004'])
  })

  test('cannot be given up without an heir, and a removed one leaves it to the oldest', async () => {
    const [first] = await three()
    const given = aBank({ bankAccount: '10000001', id: first?.id, version: 1, isDefault: 0 })
    expect(await refusal('customerBank.save', given)).toEqual([
      409,
      'customer.defaultNeeded',
      '须保留一条默认，请改为把另一条设为默认',
    ])
    await app().data('customerBank.remove', { id: first?.id, version: 1 }, 'kf')
    expect(await defaultsOf()).toEqual(['10000002'])
  })

  test('is one, however many are saved at once', async () => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      save('customerBank', aBank({ bankAccount: `200000${index + 10}`, isDefault: 1 })),
    )
    await Promise.all(calls)
    expect(await defaultsOf()).toHaveLength(1)
    expect(await banksOf(company().id)).toHaveLength(20)
  })
})

describe('what is wrong is said in a sentence', () => {
  test.each([
    ['customerInvoice', () => anInvoice({ invoiceTitle: ' ' }), '请输入开票抬头'],
    ['customerInvoice', () => anInvoice({ dutyNumber: '' }), '请输入税号'],
    ['customerInvoice', () => anInvoice({ dutyNumber: '123' }), /税号「123」应为/],
    ['customerInvoice', () => anInvoice({ dutyNumber: '91370200MA3DEM0198' }), /第 18 位/],
    ['customerInvoice', () => anInvoice({ invoiceType: '9' }), /「9」不是可选的值：增值税专用/],
    ['customerInvoice', () => anInvoice({ email: 'nobody' }), /邮箱「nobody」格式不正确/],
    ['customerBank', () => aBank({ bankAccount: '1234567' }), /应为 8 至 30 位数字/],
    ['customerBank', () => aBank({ bankAccount: undefined }), '请输入银行账号'],
    ['customerBank', () => aBank({ cnaps: '123' }), /联行号「123」应为 12 位数字/],
    ['customerBank', () => aBank({ swift: 'X' }), /SWIFT 代码「X」/],
    ['customerBank', () => aBank({ currency: 'RMB' }), /「RMB」不是可选的值/],
    ['customerContacter', () => aContacter({ phone: '' }), '手机号码不能为空'],
    ['customerContacter', () => aContacter({ phone: '1380000' }), '手机号码长度不为11位'],
    ['customerContacter', () => aContacter({ phone: '010-1234567' }), '手机号码格式不正确'],
    ['customerContacter', () => aContacter({ name: undefined }), '请输入联系人姓名'],
    ['customerBranch', () => aBranch({ branchName: '' }), '请输入分支机构名称'],
    ['customerBranch', () => aBranch({ socialCreditCode: '1' }), /统一社会信用代码「1」应为 18 位/],
  ] as const)('%s %#', async (noun, draft, sentence) => {
    const { status, body } = await app().call(`${noun}.save`, draft(), 'kf')
    expect(status).toBe(400)
    expect(body.data.issues).toHaveLength(1)
    expect(body.msg).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
  })

  test('an overseas() customer needs no tax number, and its branches any identifier', async () => {
    const customerId = overseas().id
    await save('customerInvoice', anInvoice({ customerId, dutyNumber: '' }))
    await save('customerBranch', aBranch({ customerId, socialCreditCode: 'SG-1' }))
    const branches = await app().data('customerBranch.list', { id: customerId }, 'kf')
    expect(branches).toMatchObject([{ socialCreditCode: 'SG-1' }])
  })
})

describe('workbooks', () => {
  const invoices = ['客户名称*', '发票抬头', '纳税人识别号', '发票类型', '银行账号', '是否默认']

  test('of invoices and banks are saved whole, the default by its column', async () => {
    const { customerName: name, socialCreditCode: code } = company()
    const sheet = await workbook([
      invoices,
      [name, '抬头一', code, '普通', '', ''],
      [name, '抬头二', code, '电子专票', '3702 0000 0000 02', '是'],
      [overseas().customerName, 'Sample Pte. Ltd.', '', '5', '', '否'],
    ])
    expect((await app().upload('customerInvoice.import', sheet, 'a.xlsx', 'kf')).body.data).toEqual(
      {
        count: 3,
      },
    )
    const stored = await app().data('customerInvoice.list', { id: company().id }, 'kf')
    expect(stored).toMatchObject([
      { invoiceTitle: '抬头一', invoiceType: '2', isDefault: 0 },
      { invoiceTitle: '抬头二', bankAccount: '37020000000002', isDefault: 1 },
    ])
    const csv = Buffer.from(`客户,开户行,账号,币种\n${name},示例银行,37020000000001,人民币\n`)
    expect((await app().upload('customerBank.import', csv, 'a.csv', 'kf')).body.data.count).toBe(1)
    expect(await banksOf(company().id)).toMatchObject([{ currency: 'CNY', isDefault: 1 }])
  })

  test('one wrong row keeps all out, each error by row, column and reason', async () => {
    const { customerName: name, socialCreditCode: code } = company()
    await save('customerInvoice', anInvoice({ invoiceTitle: '已有抬头' }))
    const sheet = await workbook([
      ['开票信息'],
      invoices,
      [name, '好抬头', code, '普通', '', '是'],
      [name, '好抬头', code, '普通', '', ''],
      [name, '另一个', code, '普通', '', '是'],
      ['没有这家公司', '抬头', code, '普通', '', ''],
      ['', '抬头', code, '普通', '', ''],
      [name, '', '', '收据', '12', '也许'],
      [name, '坏税号', '123', '普通', '', ''],
      [name, '数字账号', code, '普通', 6_222_023_801_012_345_000, ''],
      [name, '已有抬头', code, '电子专票', '', ''],
    ])
    const { status, body } = await app().upload('customerInvoice.import', sheet, 'a.xlsx', 'kf')
    expect([status, body.data.reason]).toEqual([400, 'spreadsheet.rowsRefused'])
    const found = body.data.issues.map(
      ({ row, column, message }: { row: number; column: string; message: string }) =>
        `${row}${column} ${message}`,
    )
    expect(found).toEqual([
      '4B 与第 3 行重复：好抬头',
      `5F 客户「${name}」在第 3 行已有默认，只能有一条`,
      '6A 没有名为「没有这家公司」的客户，请先新增该客户',
      '7A 请输入客户全称',
      expect.stringContaining('8D 「收据」不是可选的值'),
      expect.stringContaining('8F 「也许」不是可选的值'),
      expect.stringContaining('9C 税号「123」应为'),
      expect.stringContaining('10E 号码在表格中存成了数字'),
      '11B 该客户已有抬头、发票类型和银行账号都相同的开票信息「已有抬头」',
    ])
    expect(await app().data('customerInvoice.list', { id: company().id }, 'kf')).toHaveLength(1)
  })

  test('the template is a workbook that can be filled in and imported', async () => {
    for (const noun of ['customerInvoice', 'customerBank']) {
      const bytes = await app().download(`${noun}.template`, {}, 'kf')
      const { body } = await app().upload(`${noun}.import`, bytes, 'a.xlsx', 'kf')
      expect(body).toMatchObject({ code: 200, data: { count: 1 } })
    }
  })
})
