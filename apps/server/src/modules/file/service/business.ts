import type { Read, Tx } from '@yuncang/db/handle'
import { contractStatusLabels, type ContractStatus } from '@yuncang/shared/domain/contract'
import {
  documentActionLabels,
  documentRefusalOf,
  downloadsId,
  isDocumentModule,
  readRightOf,
  truckPictureRefusalOf,
  type DocumentAction,
  type DocumentModule,
} from '@yuncang/shared/domain/file'
import { orderStatusLabel } from '@yuncang/shared/domain/inbound-order'
import { outboundStatusLabel, truckStatusLabel } from '@yuncang/shared/domain/outbound-order'
import { AppError } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/messages/types'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind as mustFindContract } from '../../contract/service/read.ts'
import { mustFind as mustFindArticle } from '../../help/service/read.ts'
import { mustFind as mustFindInbound } from '../../inbound-order/service/read.ts'
import { mustFind as mustFindOutbound } from '../../outbound-order/service/read.ts'
import { mustBeTruckOf, mustHoldTruckOf } from '../../outbound-order/service/trucks.ts'

/** What documents need to know of the record that they belong to. */
export type Business = {
  readonly module: DocumentModule
  readonly id: string
  readonly no: string
  readonly masterBillNo: string | undefined
  readonly status: number
}

/** Finds the record of a document, for whoever may read it. Throws 403, and 404 for another tenant's or customer's. */
export async function businessOf(
  db: Read,
  ctx: Ctx,
  module: DocumentModule,
  id: string,
): Promise<Business> {
  if (!ctx.can(readRightOf(module))) throw new AppError('access.denied')
  switch (module) {
    case 'RKDD': {
      const { orderNo: no, masterBillNo, orderStatus: status } = await mustFindInbound(db, id)
      return { module, id, no, masterBillNo, status }
    }
    case 'CKDD': {
      const { orderNo: no, masterBillNo, outboundStatus: status } = await mustFindOutbound(db, id)
      return { module, id, no, masterBillNo, status }
    }
    case 'HTGL': {
      const { contractNo: no, status } = await mustFindContract(db, id)
      return { module, id, no, masterBillNo: undefined, status }
    }
    case 'BZZX': {
      const { briefInstructions: no } = await mustFindArticle(db, id)
      return { module, id, no, masterBillNo: undefined, status: 0 }
    }
    case 'ZLXZ': {
      if (id !== downloadsId) throw new AppError('record.notFound')
      return { module, id, no: '', masterBillNo: undefined, status: 0 }
    }
  }
}

/** The module that a row names; the contract let no other one in. */
export function moduleOf(code: string): DocumentModule {
  if (!isDocumentModule(code)) throw new Error(`documents of ${code} have no rules`)
  return code
}

/** The record of a document and, where it shows a part of the record, that part. */
export type Target = { readonly business: Business; readonly truck: Truck | undefined }
type Truck = Awaited<ReturnType<typeof mustBeTruckOf>>

/** Finds what a document belongs to. Throws 403, and 404 as well for a part that is none of the record. */
export async function targetOf(
  db: Read,
  ctx: Ctx,
  at: {
    readonly uploadModuleCode: DocumentModule
    readonly businessId: string
    readonly itemId?: string | null | undefined
  },
): Promise<Target> {
  const business = await businessOf(db, ctx, at.uploadModuleCode, at.businessId)
  if (!at.itemId) return { business, truck: undefined }
  if (business.module !== 'CKDD') throw new AppError('record.notFound')
  return { business, truck: await mustBeTruckOf(db, business.id, at.itemId) }
}

/** A truck whose photos change cannot leave meanwhile. */
export const holdTarget = async (tx: Tx, { business, truck }: Target): Promise<Target> => ({
  business,
  truck: truck && (await mustHoldTruckOf(tx, business.id, truck.id)),
})

/** Throws what stands against changing the documents of a record, in words that name it and its state. */
export function refuse(ctx: Ctx, action: DocumentAction, { business, truck }: Target): void {
  const who = { id: ctx.user.id, permissions: ctx.permissions }
  const refusal = truck
    ? truckPictureRefusalOf(action, truck.status, who)
    : documentRefusalOf(action, business.module, business.status, who)
  if (!refusal) return
  if (refusal !== 'status') throw new AppError('access.denied')
  const { locale } = ctx.call
  const params = {
    no: truck ? truck.thNo : business.no,
    status: truck ? truckStatusLabel(truck.status, locale) : statusLabel(business, locale),
    action: documentActionLabels[action][locale],
  }
  throw new AppError('file.wrongStatus', { params })
}

function statusLabel({ module, status }: Business, locale: Locale): string {
  switch (module) {
    case 'RKDD':
      return orderStatusLabel(status, locale)
    case 'CKDD':
      return outboundStatusLabel(status, locale)
    case 'HTGL':
      // The database holds no other numbers than these.
      return contractStatusLabels[status as ContractStatus][locale]
    case 'BZZX':
    case 'ZLXZ':
      return ''
  }
}
