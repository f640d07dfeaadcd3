import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { auditedFee } from '../../support/bills.ts'
import { newCustomer } from '../../support/contracts.ts'
import { engineOfRun } from '../../support/database.ts'
import { plansOf } from '../../support/plans.ts'

const period = '202503'

/** How fees are looked for when a bill takes them: by what they wait for, and then one by one. */
const ofBilling = /USING (COVERING )?INDEX (fee_line_unbilled_ix .*customer_id=|\w+ \(id=)/

test.runIf(engineOfRun === 'sqlite')(
  'a bill finds its fees without a walk through those of the whole tenant',
  async () => {
    const app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
    const customerId = await newCustomer(app, '找费用客户')
    for (let day = 1; day <= 6; day += 1)
      await auditedFee(app, { customerId, bizDate: `2025-03-0${day}` })
    const plans = await plansOf(app, () => app.data('bill.generate', { customerId, period }, 'jf'))
    await app.close()
    const ofFees = plans.filter(({ source }) => /^(select .* from|update) "fee_line"/.test(source))
    expect(ofFees.map(({ source }) => source.slice(0, 6))).toEqual(
      expect.arrayContaining(['select', 'update']),
    )
    expect(ofFees.filter(({ steps }) => !ofBilling.test(steps[0] ?? ''))).toEqual([])
  },
)
