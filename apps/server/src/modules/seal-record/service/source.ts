import type { Read, Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { contractStatusLabels, type ContractStatus } from '@yuncang/shared/nouns/contract/rules'
import { orderStatusLabel } from '@yuncang/shared/nouns/inbound-order/rules'
import { isApprovedSource, type SealSource } from '@yuncang/shared/nouns/seal-record/rules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind as mustFindContract } from '../../contract/service/read.ts'
import { documentsOf } from '../../file/service/read.ts'
import { mustFind as mustFindOrder } from '../../inbound-order/service/read.ts'

/** What is sealed: a contract or an inbound order. */
type Source = {
  readonly no: string
  readonly customerId: string
  readonly customerName: string
  readonly status: number
  readonly statusLabel: (locale: Locale) => string
}

const modules = {
  CONTRACT: businessModules.contract,
  INBOUND: businessModules.inboundOrder,
} as const

async function sourceOf(db: Read | Tx, type: SealSource, id: string): Promise<Source> {
  if (type === 'CONTRACT') {
    const { contractNo: no, customerId, customerName, status } = await mustFindContract(db, id)
    // The database holds no other numbers than these.
    const labels = contractStatusLabels[status as ContractStatus]
    return { no, customerId, customerName, status, statusLabel: (locale) => labels[locale] }
  }
  const { orderNo: no, customerId, customerName, orderStatus: status } = await mustFindOrder(db, id)
  const statusLabel = (locale: Locale) => orderStatusLabel(status, locale)
  return { no, customerId, customerName, status, statusLabel }
}

/** A source that has been approved. Throws 404 or 409. */
export async function approvedSource(
  db: Read | Tx,
  ctx: Ctx,
  type: SealSource,
  id: string,
): Promise<Source> {
  const source = await sourceOf(db, type, id)
  if (isApprovedSource(type, source.status)) return source
  const params = { no: source.no, status: source.statusLabel(ctx.call.locale) }
  throw new AppError('sealRecord.sourceNotApproved', { params })
}

/** A document of the source that is to be sealed. Throws a sentence for one that is none of it. */
export async function documentToSeal(
  db: Read | Tx,
  { type, id, no }: { type: SealSource; id: string; no: string },
  documentId: string,
) {
  const found = (await documentsOf(db, modules[type], id)).find((row) => row.id === documentId)
  if (!found) throw new AppError('file.notOfRecord', { params: { id: documentId, no } })
  return { documentId, documentName: found.name, sha256: found.sha256 }
}
