import type { Read, Tx } from '@yuncang/db/handle'
import {
  documentActionLabels,
  documentRefusalOf,
  isDocumentModule,
  photoType,
  readRightOf,
  type DocumentAction,
  type DocumentModule,
} from '@yuncang/shared/nouns/file/rules'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type { UploadFields } from '@yuncang/shared/nouns/file/contract'
import type { HeldPart, HeldRecord } from '../../../platform/documents.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { hasLoadPhoto } from './load-photos.ts'

/** The record of a document. */
export type Business = HeldRecord & { readonly module: DocumentModule; readonly id: string }

/** Finds the record of a document, for whoever may read it. Throws 403, and 404 for another tenant's or customer's. */
export async function businessOf(
  db: Read,
  ctx: Ctx,
  module: DocumentModule,
  id: string,
): Promise<Business> {
  if (!ctx.can(readRightOf(module))) throw new AppError('access.denied')
  return { ...(await holderOf(ctx, module).find(db, id)), module, id }
}

const holderOf = ({ services }: Ctx, module: DocumentModule) => services.documentHolders[module]

/** The module that a row names; the contract let no other one in. */
export function moduleOf(code: string): DocumentModule {
  if (!isDocumentModule(code)) throw new Error(`documents of ${code} have no rules`)
  return code
}

/** The record of a document and, where it shows a part of the record, that part. */
export type Target = { readonly business: Business; readonly part: HeldPart | undefined }

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
  if (!at.itemId) return { business, part: undefined }
  return { business, part: await partsOf(ctx, business).find(db, business.id, at.itemId) }
}

/** Throws 404 for a record without parts. */
function partsOf(ctx: Ctx, { module }: Business) {
  const { parts } = holderOf(ctx, module)
  if (!parts) throw new AppError('record.notFound')
  return parts
}

/** A part whose pictures change stays as it is meanwhile: a truck cannot leave. */
export const holdTarget = async (
  tx: Tx,
  ctx: Ctx,
  { business, part }: Target,
): Promise<Target> => ({
  business,
  part: part && (await partsOf(ctx, business).hold(tx, business.id, part.id)),
})

/** Throws what stands against changing the documents of a record, in words that name it and its state. */
export function refuse(ctx: Ctx, action: DocumentAction, { business, part }: Target): void {
  const who = { id: ctx.user.id, permissions: ctx.permissions }
  const refusal = part
    ? partsOf(ctx, business).refusalOf(action, part.status, who)
    : documentRefusalOf(action, business.module, business.status, who)
  if (!refusal) return
  if (refusal !== 'status') throw new AppError('access.denied')
  const { locale } = ctx.call
  const { no, status } = part ?? business
  const { statusLabel } = part ? partsOf(ctx, business) : holderOf(ctx, business.module)
  const params = {
    no,
    status: statusLabel(status, locale),
    action: documentActionLabels[action][locale],
  }
  throw new AppError('file.wrongStatus', { params })
}

type Given = Pick<UploadFields, 'docType' | 'reason'>

/**
 * Throws what stands against a new document, and gives the reason for one that comes late: a truck that left without a
 * photo of its load can still get it, once and for a reason.
 */
export async function refuseUpload(
  db: Read,
  ctx: Ctx,
  target: Target,
  { docType, reason = '' }: Given,
): Promise<string | undefined> {
  const { business, part } = target
  const who = { id: ctx.user.id, permissions: ctx.permissions }
  const isLate =
    part !== undefined &&
    docType === photoType &&
    partsOf(ctx, business).refusalOf('addLate', part.status, who) === undefined &&
    !(await hasLoadPhoto(db, { id: part.id, orderId: business.id }))
  if (!isLate) {
    refuse(ctx, 'add', target)
    return undefined
  }
  if (reason.trim() !== '') return reason.trim()
  const params = { no: part.no }
  const message = say(ctx.call.locale, 'file.lateReason', params)
  throw new AppError('file.lateReason', { params, issues: [{ path: 'reason', message }] })
}
