import { completeCreditCode } from '@yuncang/shared/validate/credit-code'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { workbook } from '../support/workbooks.ts'

type Party = { id: string; customerName: string; socialCreditCode: string }
type Stored = { id: string; version: number; isDefault: 0 | 1; bankAccount: string }

let app: TestApp
let serial = 0
let company: Party
let overseas: Party
let foreign: Party

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await create('kf', 0)
  overseas = await create('kf', 1)
  foreign = await create('kf.zjwl', 0)
})

function create(as: string, isVisual: 0 | 1): Promise<Party> {
  serial += 1
  const body = `91370200MA3CP${String(serial).padStart(3, '0')}`
  const socialCreditCode = isVisual ? `OVERSEAS-${serial}` : completeCreditCode(body)
  const draft = { customerName: `资料客户${serial}`, socialCreditCode, isVisual }
  return app.data('customer.create', draft, as)
}

const anInvoice = (more: object = {}) => ({
  customerId: company.id,
  invoiceTitle: company.customerName,
  dutyNumber: company.socialCreditCode,
  invoiceType: '3',
  ...more,
})
const aBank = (more: object = {}) => ({
  customerId: company.id,
  bankName: '示例银行',
  bankAccount: '37020000000001',
  currency: 'CNY',
  ...more,
})
const aContacter = (more: object = {}) => ({
  customerId: company.id,
  name: '王样例',
  phone: '13800000001',
  ...more,
})
const aBranch = (more: object = {}) => ({
  customerId: company.id,
  branchName: '日照分公司',
  ...more,
})

const save = (noun: string, input: object): Promise<Stored> => app.data(`${noun}.save`, input, 'kf')
const refusal = async (operation: string, input: object, as = 'kf') => {
  const { status, body } = await app.call(operation, input, as)
  return [status, body.data?.reason, body.msg]
}
const banksOf = (id: string): Promise<Stored[]> => app.data('customerBank.list', { id }, 'kf')
const historyOf = async (id: string): Promise<{ action: string; fieldDiff: object }[]> =>
  app.data('record.operations', { businessId: id }, 'kf')

describe('the sub-records of a customer', () => {
  test('come with the customer, each kind under its name', async () => {
    const invoice = await save('customerInvoice', anInvoice())
    const bank = await save('customerBank', aBank())
    const contacter = await save('customerContacter', aContacter({ email: 'a@example.com' }))
    const branch = await save('customerBranch', aBranch())
    const info = await app.data('customer.get', { id: company.id }, 'cw')
    expect(info).toMatchObject({
      customerName: company.customerName,
      version: 1,
      invoices: [{ id: invoice.id, isDefault: 1, email: '' }],
      banks: [{ id: bank.id, isDefault: 1, currency: 'CNY' }],
      contacters: [{ id: contacter.id, email: 'a@example.com', isNotify: 0 }],
      branches: [{ id: branch.id, settleWithParent: 1 }],
    })
    for (const [noun, one] of Object.entries({
      customerInvoice: invoice,
      customerBank: bank,
      customerContacter: contacter,
      customerBranch: branch,
    })) {
      expect(await app.data(`${noun}.list`, { id: company.id }, 'cw')).toEqual([one])
    }
  })

  test('are stored clean and found in the history with the values before and after', async () => {
    const written = { bankName: ' ＩＣＢＣ ', bankAccount: '3702 0000-0000 01', swift: 'icbkcnbj' }
    const bank = await save('customerBank', aBank(written))
    expect(bank).toMatchObject({
      bankName: 'ICBC',
      bankAccount: '37020000000001',
      swift: 'ICBKCNBJ',
    })
    const change = { ...aBank(), id: bank.id, version: 1, bankName: '中行' }
    expect(await save('customerBank', change)).toMatchObject({
      version: 2,
      isDefault: 1,
      swift: '',
    })
    await app.data('customerBank.remove', { id: bank.id, version: 2 }, 'kf')
    const [, created, updated, removed] = await historyOf(company.id)
    const account = '37020000000001'
    expect(created).toMatchObject({
      action: 'bank.create',
      operateModule: 'KHGL',
      fieldDiff: {
        bankAccount: { before: null, after: account },
        currency: { before: null, after: 'CNY' },
      },
    })
    expect(updated).toMatchObject({ action: 'bank.update' })
    expect(updated?.fieldDiff).toEqual({
      bankAccount: { before: account, after: account },
      bankName: { before: 'ICBC', after: '中行' },
      swift: { before: 'ICBKCNBJ', after: null },
    })
    expect(removed).toMatchObject({
      action: 'bank.remove',
      fieldDiff: { bankAccount: { before: account, after: null } },
    })
  })

  test.each([
    ['customerInvoice', () => anInvoice()],
    ['customerBank', () => aBank()],
    ['customerContacter', () => aContacter()],
    ['customerBranch', () => aBranch()],
  ])('%s: a stale change is refused, a second one of the same too', async (noun, draft) => {
    const row = await save(noun, draft())
    const [twice, reason] = await refusal(`${noun}.save`, draft())
    expect([twice, String(reason)]).toEqual([409, expect.stringMatching(/^customer\.\w+Taken$/)])
    expect((await save(noun, { ...draft(), id: row.id, version: 1 })).version).toBe(2)
    const stale = { ...draft(), id: row.id, version: 1 }
    expect(await refusal(`${noun}.save`, stale)).toEqual([
      409,
      'record.stale',
      '数据已被他人修改，请刷新',
    ])
    expect((await refusal(`${noun}.remove`, { id: row.id, version: 1 }))[1]).toBe('record.stale')
    expect((await refusal(`${noun}.save`, { ...draft(), id: row.id }))[0]).toBe(400)
    await app.data(`${noun}.remove`, { id: row.id, version: 2 }, 'kf')
    expect(await app.data(`${noun}.list`, { id: company.id }, 'kf')).toEqual([])
    expect((await refusal(`${noun}.remove`, { id: row.id, version: 3 }))[0]).toBe(404)
    await save(noun, draft())
  })

  test.each([
    ['customerInvoice', () => anInvoice()],
    ['customerBank', () => aBank()],
    ['customerContacter', () => aContacter()],
    ['customerBranch', () => aBranch()],
  ])('%s of another tenant is not there', async (noun, draft) => {
    const theirs = { ...draft(), customerId: foreign.id }
    const row = await app.data(`${noun}.save`, theirs, 'kf.zjwl')
    for (const [operation, input] of [
      ['list', { id: foreign.id }],
      ['save', theirs],
      ['save', { ...theirs, id: row.id, version: 1 }],
      ['save', { ...draft(), id: row.id, version: 1 }],
      ['remove', { id: row.id, version: 1 }],
    ] as const) {
      expect((await refusal(`${noun}.${operation}`, input))[0], operation).toBe(404)
    }
    expect(await app.data(`${noun}.list`, { id: foreign.id }, 'kf.zjwl')).toEqual([row])
  })

  test('have room for a hundred', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [
      company.customerName,
      '示例银行',
      `9000000${String(index).padStart(3, '0')}`,
      'CNY',
    ])
    const bytes = await workbook([['客户名称', '开户银行', '银行账号', '币种'], ...rows])
    await app.upload('customerBank.import', bytes, 'a.xlsx', 'kf')
    expect(await banksOf(company.id)).toHaveLength(100)
    expect((await refusal('customerBank.save', aBank()))[1]).toBe('customer.partsFull')
  })
})

describe('several customers', () => {
  test('get their types in one go, all or none', async () => {
    const setTypes = (ids: string[], customerType: string[]) =>
      app.call('customer.setTypes', { ids, customerType }, 'kf')
    const ids = [company.id, overseas.id]
    expect((await setTypes([...ids, foreign.id], ['3'])).status).toBe(404)
    expect((await app.data('customer.get', { id: company.id }, 'kf')).customerType).toEqual(['0'])
    expect((await setTypes(ids, ['3', '99'])).body.msg).toMatch(/「99」不是可选的值：货主/)
    expect((await setTypes(ids, [])).body.msg).toBe('请选择客户类型')
    const { body } = await setTypes(ids, ['0', '3'])
    expect(body.data).toMatchObject([
      { customerType: ['0', '3'], version: 2 },
      { customerType: ['0', '3'], version: 2 },
    ])
    expect((await historyOf(overseas.id)).at(-1)?.fieldDiff).toEqual({
      customerType: { before: ['0'], after: ['0', '3'] },
    })
    await setTypes(ids, ['0', '3'])
    expect(await historyOf(overseas.id)).toHaveLength(2)
  })

  test('are found by their names, and tried for a contract', async () => {
    const stop = { id: overseas.id, version: 1, isStop: 1, stopReason: '停业' }
    await app.data('customer.setStopped', stop, 'kf')
    const names = [
      `  ${company.customerName} `,
      overseas.customerName,
      '没有这家',
      company.customerName,
    ]
    expect(await app.data('customer.byNames', { names }, 'kf')).toEqual([
      { ID: company.id, CUSTOMER_NAME: company.customerName, IS_STOP: '0' },
      { ID: overseas.id, CUSTOMER_NAME: overseas.customerName, IS_STOP: '1' },
    ])
    const stopped = `客户「${overseas.customerName}」已停用，不能用于新合同`
    expect(await app.data('customer.testForContract', { names }, 'sw')).toMatchObject([
      { id: company.id, isUsable: true, reason: '', msg: '' },
      { id: overseas.id, isUsable: false, reason: 'stopped', msg: stopped },
      { customerName: '没有这家', id: null, isUsable: false, reason: 'unknown' },
    ])
    expect((await refusal('customer.byNames', { names: [] }))[0]).toBe(400)
  })
})

describe('the default', () => {
  const accounts = ['10000001', '10000002', '10000003']
  const three = async () => {
    for (const bankAccount of accounts) await save('customerBank', aBank({ bankAccount }))
    return banksOf(company.id)
  }
  const defaultsOf = async () =>
    (await banksOf(company.id)).filter((row) => row.isDefault).map((row) => row.bankAccount)

  test('is the first one until another takes over, which the history tells', async () => {
    const [first, second] = await three()
    expect(await defaultsOf()).toEqual(['10000001'])
    const change = aBank({ bankAccount: '10000002', id: second?.id, version: 1, isDefault: 1 })
    await save('customerBank', change)
    expect(await defaultsOf()).toEqual(['10000002'])
    const records = (await historyOf(company.id)).slice(-2)
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
    expect((await banksOf(company.id)).find((row) => row.id === first?.id)?.version).toBe(2)
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
    await app.data('customerBank.remove', { id: first?.id, version: 1 }, 'kf')
    expect(await defaultsOf()).toEqual(['10000002'])
  })

  test('is one, however many are saved at once', async () => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      save('customerBank', aBank({ bankAccount: `200000${index + 10}`, isDefault: 1 })),
    )
    await Promise.all(calls)
    expect(await defaultsOf()).toHaveLength(1)
    expect(await banksOf(company.id)).toHaveLength(20)
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
    const { status, body } = await app.call(`${noun}.save`, draft(), 'kf')
    expect(status).toBe(400)
    expect(body.data.issues).toHaveLength(1)
    expect(body.msg).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
  })

  test('an overseas customer needs no tax number, and its branches any identifier', async () => {
    const customerId = overseas.id
    await save('customerInvoice', anInvoice({ customerId, dutyNumber: '' }))
    await save('customerBranch', aBranch({ customerId, socialCreditCode: 'SG-1' }))
  })
})

describe('workbooks', () => {
  const invoices = ['客户名称*', '发票抬头', '纳税人识别号', '发票类型', '银行账号', '是否默认']

  test('of invoices and banks are saved whole, the default by its column', async () => {
    const { customerName: name, socialCreditCode: code } = company
    const sheet = await workbook([
      invoices,
      [name, '抬头一', code, '普通', '', ''],
      [name, '抬头二', code, '电子专票', '3702 0000 0000 02', '是'],
      [overseas.customerName, 'Sample Pte. Ltd.', '', '5', '', '否'],
    ])
    expect((await app.upload('customerInvoice.import', sheet, 'a.xlsx', 'kf')).body.data).toEqual({
      count: 3,
    })
    const stored = await app.data('customerInvoice.list', { id: company.id }, 'kf')
    expect(stored).toMatchObject([
      { invoiceTitle: '抬头一', invoiceType: '2', isDefault: 0 },
      { invoiceTitle: '抬头二', bankAccount: '37020000000002', isDefault: 1 },
    ])
    const csv = Buffer.from(`客户,开户行,账号,币种\n${name},示例银行,37020000000001,人民币\n`)
    expect((await app.upload('customerBank.import', csv, 'a.csv', 'kf')).body.data.count).toBe(1)
    expect(await banksOf(company.id)).toMatchObject([{ currency: 'CNY', isDefault: 1 }])
  })

  test('one wrong row keeps all out, each error by row, column and reason', async () => {
    const { customerName: name, socialCreditCode: code } = company
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
    const { status, body } = await app.upload('customerInvoice.import', sheet, 'a.xlsx', 'kf')
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
    expect(await app.data('customerInvoice.list', { id: company.id }, 'kf')).toHaveLength(1)
  })

  test('the template is a workbook that can be filled in and imported', async () => {
    for (const noun of ['customerInvoice', 'customerBank']) {
      const bytes = await app.download(`${noun}.template`, {}, 'kf')
      const { body } = await app.upload(`${noun}.import`, bytes, 'a.xlsx', 'kf')
      expect(body).toMatchObject({ code: 200, data: { count: 1 } })
    }
  })
})
