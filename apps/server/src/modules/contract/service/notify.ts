import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { daysBetween, today } from '@yuncang/shared/kernel/calendar'
import type { NoticeKind } from '@yuncang/shared/nouns/notice/sentences'
import type { Author } from '../../../kernel/record/service.ts'
import { notify, settle } from '../../notice/service.ts'
import type { ContractRow } from '../repo.ts'

/** What is audited: the contract itself, or its prices. */
type Audited = 'contract' | 'prices'

const audits = {
  contract: {
    audience: 'contract:audit',
    asks: 'contract.toAudit',
    refuses: 'contract.rejected',
    submitter: 'submitBy',
  },
  prices: {
    audience: 'contract:auditQuotation',
    asks: 'contract.pricesToAudit',
    refuses: 'contract.pricesRejected',
    submitter: 'quotationSubmitBy',
  },
} as const

const about = ({ id }: ContractRow) =>
  ({ module: businessModules.contract, businessId: id, masterBillNo: '' }) as const

/** Somebody has to audit a contract or its prices. */
export async function askToAudit(tx: Tx, author: Author, row: ContractRow, what: Audited) {
  const { audience, asks: kind } = audits[what]
  const params = { no: row.contractNo, customer: row.customerName }
  await notify(tx, author, { audience, kind, params, ...about(row) })
}

/** The audit is over: passed or withdrawn, or rejected for a reason, which its submitter is told. */
export async function tellAudited(
  tx: Tx,
  author: Author,
  row: ContractRow,
  { what, refusal }: { what: Audited; refusal?: string },
): Promise<void> {
  const { asks, refuses: kind, submitter } = audits[what]
  await settle(tx, author, row.id, [asks])
  const userId = row[submitter]
  if (refusal === undefined || userId === null) return
  const params = { no: row.contractNo, reason: refusal }
  await notify(tx, author, { audience: 'contract:write', userId, kind, params, ...about(row) })
}

const ends: readonly NoticeKind[] = ['contract.ends']

/** Whoever makes contracts is told that one ends; an earlier notice of it has had its time. */
export async function tellEnd(tx: Tx, author: Author, row: ContractRow): Promise<void> {
  await settleEnd(tx, author, row.id)
  const { contractNo: no, customerName: customer, endDate: date } = row
  const days = String(daysBetween(today(author.now()), date))
  const params = { no, customer, date, days }
  await notify(tx, author, {
    audience: 'contract:write',
    kind: 'contract.ends',
    params,
    ...about(row),
  })
}

/** It is settled what follows a contract. */
export const settleEnd = (tx: Tx, author: Author, id: string): Promise<void> =>
  settle(tx, author, id, ends)
