import { inTenant } from '@yuncang/db/handle'
import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import { type Sample, versioned } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee } from '../../support/bills.ts'
import type { CustomerWorld } from '../customer/samples.ts'

/** Exchanges that the platform has refused, each of a bill of its own. */
export async function financeExchangeWorld(app: TestApp, { customerId }: CustomerWorld) {
  const refused = async (month: string): Promise<FinanceExchange> => {
    await auditedFee(app, { customerId, bizDate: `2023-${month}-10` })
    const bill = await auditedBill(app, customerId, `2023${month}`)
    await app.services.db.transaction(inTenant('WMS_DEMO'), async (tx) => {
      const { financeExchange: t } = tx.t
      await tx.update(t, { status: 2, isPosted: 0 })
    })
    const [exchange] = await app.data('financeExchange.ofBill', { billId: bill.id }, 'cw')
    return exchange
  }
  return { exchanges: { forResend: await refused('01'), forSettle: await refused('02') } }
}
type ExchangeWorld = Awaited<ReturnType<typeof financeExchangeWorld>>

export const financeExchangeSamples: Record<string, Sample<ExchangeWorld>> = {
  'financeExchange.page': { as: 'cw', input: () => ({ current: 1, size: 2, status: 2 }) },
  'financeExchange.ofBill': {
    as: 'jf',
    input: ({ exchanges }) => ({ billId: exchanges.forResend.billId }),
  },
  'financeExchange.resend': {
    as: 'jf',
    input: ({ exchanges }) => versioned(exchanges.forResend),
  },
  'financeExchange.settle': {
    as: 'cw',
    input: ({ exchanges }) => ({ ...versioned(exchanges.forSettle), remark: '电话确认' }),
  },
  'financeExchange.export': { as: 'cw', input: () => ({ columns: ['billNo', 'status'] }) },
}
