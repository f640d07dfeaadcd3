import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** A document of the contract, or what was written down in its place before files were kept. */
type Attachment = { id: string; name: string } | { name: string; url: string }

/** Contracts and their parties (docs/domain/contracts.md#contracts). */
export const contractTables = (c: Kit) => {
  const contract = c.tenantTable(
    'contract',
    {
      id: c.id(),
      contractNo: c.text().notNull(),
      contractName: c.text().notNull(),
      contractSubjectNames: c.text().notNull(),
      customerId: c.text().notNull(),
      /** Copied at save, so that lists need no join and old contracts keep the name they were made with. */
      customerName: c.text().notNull(),
      contractType: c.text().notNull(),
      currency: c.text().notNull(),
      settlePeriod: c.text().notNull(),
      /** Dictionary JSFS. */
      settleMethod: c.text().notNull(),
      signDate: c.date().notNull(),
      startDate: c.date().notNull(),
      endDate: c.date().notNull(),
      autoRenew: c.flag().notNull(),
      isNoRenewal: c.flag().notNull(),
      noRenewalReason: c.text().notNull(),
      renewFromId: c.text(),
      billDay: c.int(),
      payDays: c.int(),
      /** Fees in other currencies go on the bill in CNY, by their amount in CNY. */
      settleInCny: c.flag().notNull().default(0),
      dayCountMode: c.text().notNull(),
      remark: c.text().notNull(),
      status: c.int().notNull(),
      submitBy: c.text(),
      submitTime: c.time(),
      /** That of the newest version of its quotation. */
      quotationStatus: c.int().notNull(),
      quotationSubmitBy: c.text(),
      quotationSubmitTime: c.time(),
      isStop: c.flag().notNull(),
      stopReason: c.text().notNull(),
      filingState: c.flag().notNull(),
      filingPlace: c.text().notNull(),
      filingNo: c.text().notNull(),
      attachments: c.json<Attachment[]>().notNull(),
      syncSource: c.text().notNull(),
      /** How many days before its end its people were told last. */
      remindedDays: c.int(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('contract_no_uq')
        .on(t.tenantNode, t.contractNo)
        .where(sql`is_deleted = 0`),
      c
        .uniqueIndex('contract_renewal_uq')
        .on(t.tenantNode, t.renewFromId)
        .where(sql`is_deleted = 0 and status <> 9`),
      c.index('contract_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('contract_customer_ix').on(t.tenantNode, t.customerId, t.status),
      c.index('contract_end_ix').on(t.status, t.endDate),
    ],
    { rows: { noun: 'contract', columns: { customer: ['customerId'], own: ['createBy'] } } },
  )
  const contractParty = c.tenantTable(
    'contract_party',
    {
      id: c.id(),
      contractId: c
        .text()
        .notNull()
        .references(() => contract.id),
      /** Dictionary CONTRACT_PARTY_TYPE. */
      partyType: c.text().notNull(),
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      isStop: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('contract_party_uq')
        .on(t.tenantNode, t.contractId, t.partyType, t.customerId)
        .where(sql`is_deleted = 0`),
    ],
    { rows: { follows: ['contract'], by: 'contractId' } },
  )
  return { contract, contractParty }
}
