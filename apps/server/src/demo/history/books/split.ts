import { asc, gte, lte } from '@yuncang/db/sql'
import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import { splitBasis } from '../../../modules/fee-line/service/split-basis.ts'
import { split } from '../../../modules/fee-line/service/split.ts'
import type { Simulation } from '../../simulation.ts'
import type { Month } from './calendar.ts'

/** Goods of two customers were inspected together: what that cost falls to both by weight. */
export async function splitOne({ as: { jf } }: Simulation, { from, to }: Month): Promise<void> {
  const orders = await jf.read(async (db) => {
    const { inboundOrder: t } = db.t
    return db.select(t, gte(t.inboundDate, from), lte(t.inboundDate, to)).orderBy(asc(t.orderNo))
  })
  const [one] = orders
  const other = orders.find(({ customerId }) => customerId !== one?.customerId)
  if (!one || !other) return
  const documents = []
  for (const { orderNo: no } of [one, other]) documents.push(...(await splitBasis(jf, { no })))
  await split(
    jf,
    feeLine.split.input.parse({
      feeCode: 'QTF',
      bizDate: to,
      amount: '860',
      basis: 'WEIGHT',
      remark: '合并查验场地费，按重量分摊',
      rows: documents.map(({ businessNo, customerId, weight }) => ({
        businessNo,
        customerId,
        weight,
      })),
    }),
  )
}
