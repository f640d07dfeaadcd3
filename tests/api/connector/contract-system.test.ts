import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ clock: () => '2026-11-21T04:00:00.000Z' })
})
afterAll(() => app.close())

describe('contracts of the contract system', () => {
  const sync = (input: object, as = 'sw') => app.call('contractSync.sync', input, as)

  test('come by number: in force when signed, else a draft; a second time nothing changes', async () => {
    const first = await sync({ contractCode: ' HTXT-202601-01 ' })
    expect(first.body.data).toEqual({ success: true, msg: '', added: 1, updated: 0 })
    const second = await sync({ contractCode: 'HTXT-202601-01' })
    expect(second.body.data).toEqual({ success: true, msg: '', added: 0, updated: 0 })
    await sync({ contractCode: 'HTXT-202601-02' })
    const { records } = await app.data('contract.page', { contractNo: 'HTXT-202601' }, 'sw')
    const states = records.map(
      (row: Record<string, unknown>) => `${String(row['contractNo'])} ${String(row['status'])}`,
    )
    expect(states.toSorted()).toEqual(['HTXT-202601-01 2', 'HTXT-202601-02 0'])
  })

  test('come by company and days of signing', async () => {
    const question = {
      contractSubjectNames: '青岛示例保税物流中心有限公司（虚构）',
      signDateStart: '2026-02-01',
      signDateEnd: '2026-03-31',
    }
    expect((await sync(question)).body.data).toMatchObject({ success: true, added: 4 })
  })

  test('that are not there: success is false', async () => {
    expect((await sync({ contractCode: 'HT-UNKNOWN' })).body).toMatchObject({
      code: 200,
      data: { success: false, msg: '合同系统没有符合条件的合同', added: 0 },
    })
  })

  test('are asked for with the right to more fields and without', async () => {
    expect((await sync({})).body.msg).toBe('请输入合同编号或者选择签约起止日期！')
    expect((await sync({}, 'kf')).body.msg).toBe('请输入合同编号')
    const reversed = {
      contractSubjectNames: 'x',
      signDateStart: '2026-02-02',
      signDateEnd: '2026-02-01',
    }
    expect((await sync(reversed)).body).toMatchObject({ code: 400 })
    expect((await sync({ contractCode: 'x' }, 'sw.whwl')).body).toMatchObject({ code: 403 })
  })

  test('become one with a draft of ours, which keeps its prices', async () => {
    await sync({ contractCode: 'HTXT-202509-01' })
    const page = await app.data('contract.page', { contractNo: 'HTXT-202509-01' }, 'sw')
    const synced = page.records[0]
    const draft = await app.data(
      'contract.create',
      {
        contractName: '本地草稿',
        contractSubjectNames: '青岛示例保税物流中心有限公司（虚构）',
        customerId: synced.customerId,
        contractType: '1',
        signDate: '2026-01-01',
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        contractPartyList: [{ partyType: '4', customerId: synced.customerId }],
      },
      'sw',
    )
    const connection = { id: draft.id, version: draft.version, syncedId: synced.id }
    const one = await app.data('contractSync.connect', connection, 'sw')
    expect(one).toMatchObject({ id: draft.id, contractNo: 'HTXT-202509-01', status: 2 })
    const gone = await app.call('contract.get', { id: synced.id }, 'sw')
    expect(gone.body.code).toBe(404)
  })
})

test('only a training tenant disturbs its simulators', async () => {
  const fault = { system: 'contractSystem', fault: 'error' }
  expect((await app.call('connector.setFault', fault, 'admin.zjwl')).body).toMatchObject({
    code: 409,
    data: { reason: 'connector.notSimulated' },
  })
})
