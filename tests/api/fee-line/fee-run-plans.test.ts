import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { ctxOf } from '../../support/ctx.ts'
import { engineOfRun } from '../../support/database.ts'
import { documentsOf, priced } from '../../support/fees.ts'
import { copiesOfLot } from '../../support/many-lots.ts'
import { plansOf } from '../../support/plans.ts'

const node = 'WMS_DEMO'
const flat = {
  currency: 'CNY',
  taxRate: '0.06',
  unit: '吨',
  feeCode: 'CCF',
  calcMethod: 'DAY_UNIT',
  price: '1',
}

/** A statement that looks for rows by a list, and the column that the list is of. */
const byList = /^select .* from "(\w+)".*"(\w+)" in \(\?, \?/s

test.runIf(engineOfRun === 'sqlite')(
  'a run finds goods and lines by their lists, and walks nothing for a portion',
  async () => {
    const app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
    const arrive = documentsOf(app, await ctxOf(app, 'kf', node))
    const { customer, lots } = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app, customer.id, [flat])
    await copiesOfLot(app.services, node, lots[0]!.id, 50)
    const march = { from: '2025-03-01', to: '2025-03-31', customerId: customer.id }
    const plans = await plansOf(app, () => app.data('feeLine.runPeriod', march, 'jf'))
    const found = plans.flatMap(({ source, steps }) => {
      const [, table = '', column = ''] = byList.exec(source) ?? []
      if (table === '') return []
      return [
        { table, column, isByList: steps.some((each) => each.includes(`${column}=?`)), steps },
      ]
    })
    await app.close()
    expect(found.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['inventory', 'inventory_ledger', 'fee_line']),
    )
    expect(found.filter(({ isByList }) => !isByList)).toEqual([])
  },
)
