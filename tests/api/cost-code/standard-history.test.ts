// @postgres: rows by data scope
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { flatLine } from '../../support/contracts.ts'
import { changeRole, type RoleChange } from '../../support/role-change.ts'

/* Who reads what became of list prices: they belong to no customer and to no section. */
let app: TestApp
let feeId: string
let sheetId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2026-03-31T02:00:00.000Z' })
  const price = {
    feeCode: 'QTF',
    unit: '箱',
    currency: 'CNY',
    price: '12',
    validFrom: '2026-01-01',
  }
  await app.data('costStandard.save', { ...price, minCharge: null, validTo: null }, 'sw')
  const fees: { id: string; feeCode: string }[] = await app.data('costCode.list', {}, 'sw')
  feeId = fees.find(({ feeCode }) => feeCode === 'QTF')!.id
  sheetId = await aCostList()
})
afterAll(() => app.close())

beforeEach(() => clerk({}))

/** A cost list with one price, made by sw. */
async function aCostList(): Promise<string> {
  const items = [{ ...flatLine, price: '9' }]
  const made = await app.data('costList.create', { name: '历史用清单', items }, 'sw')
  return made.id
}

/** What kf may do is changed: the rows that it sees, and rights that it has no more. */
const clerk = (change: Omit<RoleChange, 'more'>) =>
  changeRole(app, 'kf', {
    ...change,
    more: ['costStandard:read', 'quotation:read', 'costList:read'],
  })

const told = async (businessId: string, as = 'kf'): Promise<string[]> => {
  const records: { newPrice: string }[] = await app.data('record.prices', { businessId }, as)
  return records.map(({ newPrice }) => newPrice)
}

test('a clerk whose role is limited to some rows reads the history of all list prices', async () => {
  expect(await told(feeId)).toEqual(['12.000000'])
  await clerk({ dataScope: 'own' })
  expect(await told(feeId)).toEqual(['12.000000'])
})

test('the history of a sheet still follows the sheet', async () => {
  expect(await told(sheetId)).toEqual(['9.000000'])
  await clerk({ dataScope: 'own' })
  expect(await told(sheetId)).toEqual([])
})

test('the right to list prices opens their history, and that to sheets does not', async () => {
  await clerk({ without: ['quotation:read', 'costList:read'] })
  expect([await told(feeId), await told(sheetId)]).toEqual([['12.000000'], []])
  await clerk({ without: ['costStandard:read'] })
  expect([await told(feeId), await told(sheetId)]).toEqual([[], ['9.000000']])
})

test('customers and other tenants hear nothing of it', async () => {
  expect(await told(feeId, 'kh')).toEqual([])
  expect(await told(feeId, 'sw.zjwl')).toEqual([])
})
