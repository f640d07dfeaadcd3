import { describe, expect, test } from 'vitest'
import { customerPartsSuite } from '../../support/customer-parts.ts'
import { workbook } from '../../support/workbooks.ts'

const {
  app,
  company,
  overseas,
  foreign,
  anInvoice,
  aBank,
  aContacter,
  aBranch,
  save,
  refusal,
  banksOf,
  historyOf,
} = customerPartsSuite()

describe('the sub-records of a customer', () => {
  test('come with the customer, each kind under its name', async () => {
    const invoice = await save('customerInvoice', anInvoice())
    const bank = await save('customerBank', aBank())
    const contacter = await save('customerContacter', aContacter({ email: 'a@example.com' }))
    const branch = await save('customerBranch', aBranch())
    const info = await app().data('customer.get', { id: company().id }, 'cw')
    expect(info).toMatchObject({
      customerName: company().customerName,
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
      expect(await app().data(`${noun}.list`, { id: company().id }, 'cw')).toEqual([one])
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
    await app().data('customerBank.remove', { id: bank.id, version: 2 }, 'kf')
    const [, created, updated, removed] = await historyOf(company().id)
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
    await app().data(`${noun}.remove`, { id: row.id, version: 2 }, 'kf')
    expect(await app().data(`${noun}.list`, { id: company().id }, 'kf')).toEqual([])
    expect((await refusal(`${noun}.remove`, { id: row.id, version: 3 }))[0]).toBe(404)
    await save(noun, draft())
  })

  test.each([
    ['customerInvoice', () => anInvoice()],
    ['customerBank', () => aBank()],
    ['customerContacter', () => aContacter()],
    ['customerBranch', () => aBranch()],
  ])('%s of another tenant is not there', async (noun, draft) => {
    const theirs = { ...draft(), customerId: foreign().id }
    const row = await app().data(`${noun}.save`, theirs, 'kf.zjwl')
    for (const [operation, input] of [
      ['list', { id: foreign().id }],
      ['save', theirs],
      ['save', { ...theirs, id: row.id, version: 1 }],
      ['save', { ...draft(), id: row.id, version: 1 }],
      ['remove', { id: row.id, version: 1 }],
    ] as const) {
      expect((await refusal(`${noun}.${operation}`, input))[0], operation).toBe(404)
    }
    expect(await app().data(`${noun}.list`, { id: foreign().id }, 'kf.zjwl')).toEqual([row])
  })

  test('have room for a hundred', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [
      company().customerName,
      '示例银行',
      `9000000${String(index).padStart(3, '0')}`,
      'CNY',
    ])
    const bytes = await workbook([['客户名称', '开户银行', '银行账号', '币种'], ...rows])
    await app().upload('customerBank.import', bytes, 'a.xlsx', 'kf')
    expect(await banksOf(company().id)).toHaveLength(100)
    expect((await refusal('customerBank.save', aBank()))[1]).toBe('customer.partsFull')
  })
})

describe('several customers', () => {
  test('get their types in one go, all or none', async () => {
    const setTypes = (ids: string[], customerType: string[]) =>
      app().call('customer.setTypes', { ids, customerType }, 'kf')
    const ids = [company().id, overseas().id]
    expect((await setTypes([...ids, foreign().id], ['3'])).status).toBe(404)
    expect((await app().data('customer.get', { id: company().id }, 'kf')).customerType).toEqual([
      '0',
    ])
    expect((await setTypes(ids, ['3', '99'])).body.msg).toMatch(/「99」不是可选的值：货主/)
    expect((await setTypes(ids, [])).body.msg).toBe('请选择客户类型')
    const { body } = await setTypes(ids, ['0', '3'])
    expect(body.data).toMatchObject([
      { customerType: ['0', '3'], version: 2 },
      { customerType: ['0', '3'], version: 2 },
    ])
    expect((await historyOf(overseas().id)).at(-1)?.fieldDiff).toEqual({
      customerType: { before: ['0'], after: ['0', '3'] },
    })
    await setTypes(ids, ['0', '3'])
    expect(await historyOf(overseas().id)).toHaveLength(2)
  })

  test('are found by their names, and tried for a contract', async () => {
    const stop = { id: overseas().id, version: 1, isStop: 1, stopReason: '停业' }
    await app().data('customer.setStopped', stop, 'kf')
    const names = [
      `  ${company().customerName} `,
      overseas().customerName,
      '没有这家',
      company().customerName,
    ]
    expect(await app().data('customer.byNames', { names }, 'kf')).toEqual([
      { ID: company().id, CUSTOMER_NAME: company().customerName, IS_STOP: '0' },
      { ID: overseas().id, CUSTOMER_NAME: overseas().customerName, IS_STOP: '1' },
    ])
    const stopped = `客户「${overseas().customerName}」已停用，不能用于新合同`
    expect(await app().data('customer.testForContract', { names }, 'sw')).toMatchObject([
      { id: company().id, isUsable: true, reason: '', msg: '' },
      { id: overseas().id, isUsable: false, reason: 'stopped', msg: stopped },
      { customerName: '没有这家', id: null, isUsable: false, reason: 'unknown' },
    ])
    expect((await refusal('customer.byNames', { names: [] }))[0]).toBe(400)
  })
})
