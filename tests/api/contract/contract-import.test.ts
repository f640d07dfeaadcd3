import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { contractHeadings, importedContract } from '../../support/contracts.ts'
import { wizardOf } from '../../support/imports.ts'
import { knownCustomer, workbook, type SheetCell } from '../../support/workbooks.ts'

let app: TestApp
let wizard: ReturnType<typeof wizardOf>
beforeAll(async () => {
  app = await startApp()
  wizard = wizardOf(app, 'sw')
})
afterAll(async () => {
  await wizard.worker.stop()
  await app.close()
})

const upload = async (...rows: SheetCell[][]) => {
  const bytes = await workbook([contractHeadings, ...rows])
  return (await app.upload('contract.import', bytes, '合同.xlsx', 'sw')).body
}
const found = async (contractNo: string) =>
  (await app.data('contract.page', { contractNo }, 'sw')).records

describe('a workbook of contracts', () => {
  test('makes drafts with their parties; payers are the customer unless they are named', async () => {
    const other = '舟山演示航运有限公司（虚构）'
    const body = await upload(
      importedContract('IMP-1'),
      importedContract('IMP-2', { payers: `${knownCustomer}、${other}` }),
    )
    expect(body).toMatchObject({ code: 200, data: { contracts: 2 } })
    const [first] = await found('IMP-1')
    expect(first).toMatchObject({ status: 0, contractName: '合同IMP-1', currency: 'CNY' })
    const parties = await app.data('contract.parties', { contractNo: 'IMP-2' }, 'sw')
    const said = parties.map((each: any) => `${each.partyType} ${each.customerName}`)
    expect(said.toSorted()).toEqual(
      [`1 ${knownCustomer}`, `4 ${knownCustomer}`, `4 ${other}`].toSorted(),
    )
    const history = await app.data('record.operations', { businessId: first.id }, 'sw')
    expect(history.map((each: any) => each.action)).toContain('import')
  })

  test('is refused whole, each fault by row and column', async () => {
    await upload(importedContract('IMP-TAKEN'))
    const body = await upload(
      importedContract('IMP-GOOD'),
      importedContract('IMP-TAKEN'),
      importedContract('IMP-GOOD', { customer: '没有的客户' }),
      importedContract('IMP-3', { company: '别的公司', type: '租船' }),
      importedContract('IMP-4', { start: '2031-06-01', end: '2031-01-01' }),
    )
    expect(body.data.issues.map((each: any) => [each.row, each.column, each.message])).toEqual([
      [3, 'A', '合同编号 IMP-TAKEN 已存在，请核对编号'],
      [4, 'C', '没有名为「没有的客户」的客户，请先新增该客户'],
      [4, 'A', '与第 2 行重复：IMP-GOOD'],
      [5, 'D', expect.stringContaining('「别的公司」不是本租户的签约主体')],
      [5, 'E', expect.stringContaining('「租船」不是可选的值')],
      [6, 'H', expect.stringContaining('2031-06-01')],
    ])
    expect(await found('IMP-GOOD')).toEqual([])
  })

  test('that overlaps a contract in force is a doubt, which somebody accepts', async () => {
    const row = importedContract('IMP-5', { type: '仓储', start: '2025-06-01', end: '2040-01-01' })
    const batch = await wizard.upload(
      await workbook([contractHeadings, row]),
      '合同.xlsx',
      'contract',
    )
    expect(batch).toMatchObject({
      status: 'checked',
      findingCount: 0,
      warnings: [{ kind: 'contract.fileOverlaps', count: 1 }],
    })
    const { rows } = await wizard.rows(batch.id).then((page: any) => ({ rows: page.records }))
    expect(rows).toHaveLength(1)
    const done = await wizard.publish(batch, ['contract.fileOverlaps'])
    expect(done).toMatchObject({ status: 'published', result: { contracts: 1 } })
  })

  test('has a template that the import takes as it is, with lists and explanations', async () => {
    const bytes = await app.download('contract.template', {}, 'sw')
    const { sheets } = await readXlsx(bytes)
    expect(sheets[1]!.name).toBe('填写说明')
    expect((sheets[0]!.dataValidations ?? []).map(({ range }) => range)).toEqual([
      'E2:E1001',
      'J2:J1001',
      'K2:K1001',
      'L2:L1001',
      'O2:O1001',
      'P2:P1001',
      'Q2:Q1001',
    ])
    const batch = await wizard.upload(bytes, '模板.xlsx', 'contract')
    expect(batch).toMatchObject({ status: 'checked', rowCount: 1, findingCount: 0 })
  })

  test('comes from who may write contracts', async () => {
    const { status } = await app.upload('contract.import', await workbook([[]]), 'a.xlsx', 'kf')
    expect(status).toBe(403)
  })
})
