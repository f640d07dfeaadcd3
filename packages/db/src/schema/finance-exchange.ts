import type { KeptFailure } from '@yuncang/shared/kept-failure'
import type { FinanceDocument } from '@yuncang/shared/nouns/finance-exchange/document'
import type { ExchangeKind } from '@yuncang/shared/nouns/finance-exchange/rules'
import type { Kit } from './columns.ts'

/** What the finance platform is told of bills (docs/domain/bills.md#finance-platform). */
export const financeExchangeTables = (c: Kit) => ({
  financeExchange: c.tenantTable(
    'finance_exchange',
    {
      /** Also that of its outbox entry, and the key by which the platform knows a repeated one. */
      id: c.id(),
      kind: c.text().$type<ExchangeKind>().notNull(),
      billId: c.text().notNull(),
      billNo: c.text().notNull(),
      /** '' unless it is a reduction. */
      reductionId: c.text().notNull(),
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      currency: c.text().notNull(),
      amount: c.money().notNull(),
      document: c.json<FinanceDocument>().notNull(),
      /** 0 waiting, 1 taken, 2 refused, 3 not delivered, 4 settled by hand, 9 dropped. */
      status: c.int().notNull(),
      /** Waiting, and handed to the outbox: those that follow of the same bill stay behind it. */
      isPosted: c.int().notNull(),
      failure: c.json<KeptFailure>(),
      remark: c.text().notNull(),
      endTime: c.time(),
      ...c.tracked(),
    },
    (t) => [
      c.index('finance_exchange_bill_ix').on(t.tenantNode, t.billId, t.createTime, t.id),
      c.index('finance_exchange_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('finance_exchange_status_ix').on(t.tenantNode, t.isDeleted, t.status),
    ],
    { rows: { noun: 'bill', columns: { customer: ['customerId'], own: ['createBy'] } } },
  ),
  /** What the simulated finance platform took, by idempotency key. */
  simulatedFinanceDocument: c.tenantTable(
    'simulated_finance_document',
    {
      id: c.id(),
      billNo: c.text().notNull(),
      document: c.json<FinanceDocument>().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.index('simulated_finance_document_bill_ix').on(t.tenantNode, t.billNo)],
  ),
})
