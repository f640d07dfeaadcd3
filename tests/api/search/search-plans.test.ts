// @postgres: how numbers are found
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { engineOfRun } from '../../support/database.ts'
import { planOf, watchStatements } from '../../support/statements.ts'

/* A number is looked for while it is typed: however many rows there are, only those with its beginning are read. */
const watched = watchStatements(engineOfRun)
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(async () => {
  watched.end()
  await app.close()
})

/** As SQLite and PostgreSQL say that they read a range of an index, from its end. */
const ranges = {
  sqlite: (column: string) => new RegExp(`USING INDEX \\w+ \\(.*${column}>\\? AND ${column}<\\?`),
  postgres: (column: string) => new RegExp(`Index Cond: .*${column} >= .*${column} < `),
}

test('a barcode is looked for in the index of those that are given', async () => {
  const before = watched.statements().length
  await app.data('search.find', { text: '4006381333931' }, 'multi@WMS_DEMO')
  const asked = watched.statements().slice(before)
  const [statement] = asked.filter((each) => each.includes('"barcode" = '))
  expect(await planOf(app.database, statement!)).toContain('product_barcode_uq')
})

test.each([
  ['RK2026', 'order_no'],
  ['CK2026', 'order_no'],
  ['TH2026', 'th_no'],
  ['JH2026', 'plan_no'],
  ['RK202611240001-0', 'lot_no'],
  ['JT2026', 'jt_no'],
  ['HT2026', 'contract_no'],
  ['BJ2026', 'bjd_no'],
  ['ZD2026', 'bill_no'],
  ['KH0000', 'customer_code'],
  ['W1-A', 'code'],
])('%s is looked for in a range of an index, which is in the order of %s', async (text, column) => {
  const before = watched.statements().length
  await app.data('search.find', { text }, 'multi@WMS_DEMO')
  const asked = watched.statements().slice(before)
  const [statement] = asked.filter((each) => each.includes(`."${column}" >= `))
  expect(statement).toBeDefined()
  const plan = await planOf(app.database, statement!)
  expect(plan).toMatch(ranges[engineOfRun](column))
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
})
