import { compare, isZero } from '@yuncang/shared/kernel/decimal'
import { billReduction } from '@yuncang/shared/nouns/bill/contract'
import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import { credit } from '../../../modules/bill/service/credit.ts'
import { create, pass } from '../../../modules/bill/service/reduction.ts'
import { page } from '../../../modules/fee-line/service/read.ts'
import type { Simulation } from '../../simulation.ts'
import type { Scene } from '../scene.ts'
import { billsIn, confirmBills, passBills, submitBills } from './bills.ts'
import type { Month } from './calendar.ts'
import { platformTakes } from './finance.ts'
import { invoiceBills } from './money.ts'

const takenOff = '120'

/** A customer complains before it confirms: something is taken off a fee of its bill. */
export async function reduceOne(simulation: Simulation, month: Month): Promise<void> {
  const { as } = simulation
  for (const bill of await billsIn(simulation, month, billStatuses.audited)) {
    if (bill.recPay !== 1) continue
    const lines = await page(as.jf, feeLine.page.input.parse({ billId: bill.id, size: 200 }))
    const line = lines.records.find(({ amount }) => compare(amount, takenOff) > 0)
    if (!line) continue
    const draft = { billId: bill.id, feeLineId: line.id, amount: takenOff }
    const reason = '外包装破损两件，按约定减收作业费'
    const asked = await create(as.jf, billReduction.create.input.parse({ ...draft, reason }))
    await pass(as.cw, { id: asked.id, version: asked.version, msg: '情况属实' })
    await platformTakes(simulation, bill.id)
    return
  }
}

/**
 * A fee turns out wrong after its bill was invoiced: the customer gets it back by a credit note. Nothing was taken off
 * that bill before, which may be so in the month of the complaint.
 */
export async function giveBack(scene: Scene, month: Month): Promise<void> {
  const { simulation } = scene
  const { as } = simulation
  await invoiceBills(scene, month, { isRecent: false })
  for (const bill of await billsIn(simulation, month, billStatuses.invoiced)) {
    if (!isZero(bill.reduceAmount)) continue
    const query = { billId: bill.id, source: 'MANUAL', recPay: 1 }
    const [line] = (await page(as.jf, feeLine.page.input.parse(query))).records
    if (!line) continue
    const reason = '代垫费用已由货代直接结清，退还客户'
    await credit(as.jf, { id: bill.id, lineIds: [line.id], reason })
    await submitBills(simulation, month)
    await passBills(simulation, month)
    await confirmBills(simulation, month)
    return
  }
}
