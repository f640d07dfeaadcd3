import { businessModules } from '../../kernel/business-modules.ts'
import type { Locale } from '../../kernel/messages/types.ts'
import type { Permission } from '../../access.ts'
import { billActions, billStatuses } from '../bill/rules.ts'
import { contractActions, contractStatuses } from '../contract/rules.ts'
import { feeLineActions, feeLineStatuses } from '../fee-line/rules.ts'
import { orderStatuses } from '../inbound-order/rules.ts'
import { invoiceActions, invoiceStatuses } from '../invoice/rules.ts'
import { outboundStatuses, truckStatuses } from '../outbound-order/rules.ts'
import { inbound, outbound } from './order-states.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'

/** Business modules whose records have documents (docs/domain/files.md#documents). */
export const documentModules = [
  businessModules.inboundOrder,
  businessModules.outboundOrder,
  businessModules.contract,
  businessModules.contractTemplate,
  businessModules.bill,
  businessModules.invoice,
  businessModules.fee,
  businessModules.download,
  businessModules.help,
] as const
export type DocumentModule = (typeof documentModules)[number]

/** The status of a record that has none, e.g. an article of help. */
export const statusless = 0

export type DocumentAction = 'add' | 'remove'

type Rule = Transition<number>
type Rules = {
  readonly read: Permission
  /** Any rule that does not refuse permits the action. */
  readonly add: readonly [Rule, ...Rule[]]
  readonly remove: readonly [Rule, ...Rule[]]
}

export const documentActionLabels: Record<DocumentAction, Record<Locale, string>> = {
  add: { zh: '添加或修改资料', en: 'add or change documents of' },
  remove: { zh: '删除资料', en: 'remove documents of' },
}

const notVoided = Object.values(contractStatuses).filter(
  (status) => status !== contractStatuses.voided,
)
/** Of records that have no status. */
const always = [statusless]

const rule = (from: readonly number[], permission: Permission, action: DocumentAction): Rule => ({
  from,
  permission,
  label: documentActionLabels[action],
})

/**
 * Papers come in as long as an order lives; they go only until it is complete, since from then on they prove it.
 * Whoever may only write drafts, as customers do, has no say after the submission.
 */
const documentRules: Record<DocumentModule, Rules> = {
  [businessModules.inboundOrder]: {
    read: 'inboundOrder:read',
    add: [
      rule([...inbound.incomplete, orderStatuses.completed], 'inboundOrder:document', 'add'),
      rule(inbound.drafts, 'inboundOrder:write', 'add'),
    ],
    remove: [
      rule(inbound.incomplete, 'inboundOrder:document', 'remove'),
      rule(inbound.drafts, 'inboundOrder:write', 'remove'),
    ],
  },
  [businessModules.outboundOrder]: {
    read: 'outboundOrder:read',
    add: [
      rule([...outbound.incomplete, outboundStatuses.out], 'outboundOrder:document', 'add'),
      rule(outbound.drafts, 'outboundOrder:write', 'add'),
    ],
    remove: [
      rule(outbound.incomplete, 'outboundOrder:document', 'remove'),
      rule(outbound.drafts, 'outboundOrder:write', 'remove'),
    ],
  },
  [businessModules.contract]: {
    read: 'contract:read',
    add: [
      rule(notVoided, 'contract:write', 'add'),
      // Whoever voids a contract brings the agreement.
      rule(contractActions.void.from, 'contract:void', 'add'),
    ],
    remove: [rule([contractStatuses.draft, contractStatuses.rejected], 'contract:write', 'remove')],
  },
  // What was made by a template has to stay explainable.
  [businessModules.contractTemplate]: {
    read: 'contract:read',
    add: [rule(always, 'contract:write', 'add')],
    remove: [rule([], 'contract:write', 'remove')],
  },
  [businessModules.bill]: {
    read: 'bill:read',
    add: [
      rule(
        Object.values(billStatuses).filter((status) => status !== billStatuses.voided),
        'bill:write',
        'add',
      ),
      // The customer brings what it has signed.
      rule(billActions.confirm.from, 'bill:confirm', 'add'),
    ],
    remove: [rule(billActions.compose.from, 'bill:write', 'remove')],
  },
  // The invoice as it was issued or received, for those who pay it; one that was taken back keeps what it was.
  [businessModules.invoice]: {
    read: 'invoice:read',
    add: [rule(Object.values(invoiceStatuses), 'invoice:write', 'add')],
    remove: [rule(invoiceActions.update.from, 'invoice:write', 'remove')],
  },
  [businessModules.fee]: {
    read: 'feeLine:read',
    add: [
      rule(
        Object.values(feeLineStatuses).filter((status) => status !== feeLineStatuses.voided),
        'feeLine:write',
        'add',
      ),
    ],
    remove: [rule(feeLineActions.update.from, 'feeLine:write', 'remove')],
  },
  // What the warehouse company gives its people: no order, no status.
  [businessModules.download]: {
    read: 'homeDownFile',
    add: [rule(always, 'document:write', 'add')],
    remove: [rule(always, 'document:write', 'remove')],
  },
  [businessModules.help]: {
    read: 'help:read',
    add: [rule(always, 'help:write', 'add')],
    remove: [rule(always, 'help:write', 'remove')],
  },
}

const { inYard, loaded, gone } = truckStatuses

const ofTruck = (states: readonly number[], action: DocumentAction): readonly Rule[] =>
  (['outboundOrder:gate', 'outboundOrder:load', 'outboundOrder:document'] as const).map(
    (permission) => rule(states, permission, action),
  )

/** What is done to pictures of a part of a record; `addLate` adds the one that is missing when the part is over. */
export type PartAction = DocumentAction | 'addLate'

/** Pictures of a truck come while it is in the yard, from whoever stands beside it; once it has left, they prove its load. */
const truckRules: Record<PartAction, readonly Rule[]> = {
  add: ofTruck([inYard, loaded], 'add'),
  remove: ofTruck([inYard, loaded], 'remove'),
  addLate: ofTruck([gone], 'add'),
}

/** Documents to download have no record of their own: they belong to this one of the tenant. */
export const downloadsId = 'downloads'

/** Papers for everybody of the tenant, whatever orders somebody sees. */
export const isForEverybody = (module: DocumentModule): boolean =>
  module === businessModules.download || module === businessModules.help

export const isDocumentModule = (text: string): text is DocumentModule =>
  documentModules.some((module) => module === text)

export const readRightOf = (module: DocumentModule): Permission => documentRules[module].read

/** Why a person cannot add or remove documents of a record in that state; undefined when they can. */
export const documentRefusalOf = (
  action: DocumentAction,
  module: DocumentModule,
  status: number,
  who: Person,
): Refusal | undefined => refusalBy(documentRules[module][action], status, who)

/** The same for pictures of a truck in that state. */
export const truckPictureRefusalOf = (
  action: PartAction,
  status: number,
  who: Person,
): Refusal | undefined => refusalBy(truckRules[action], status, who)

type Person = { id: string; permissions: ReadonlySet<string> }

function refusalBy(rules: readonly Rule[], status: number, who: Person): Refusal | undefined {
  const refusals = rules.map((each) => refusedBy(each, { status, submitBy: null }, who))
  if (refusals.includes(undefined)) return undefined
  return refusals.find((each) => each === 'status') ?? 'permission'
}

/** Types of files that are kept, as their content tells them, and the extension that each goes by. */
export const fileTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const
export type FileType = keyof typeof fileTypes

export const isFileType = (text: string): text is FileType => Object.hasOwn(fileTypes, text)

export const isPicture = (type: string): boolean => type.startsWith('image/')

/** What can show a signed page; a text that can still be written in cannot. */
export const isScan = (type: string): boolean => isPicture(type) || type === 'application/pdf'

/** Code of dictionary DOC_TYPE for what a camera took. */
export const photoType = 'ZP'
/** The same for what customers bring to their orders first. */
export const packingListType = 'PL'

type Shown = { readonly itemId: string | null; readonly docType: string; readonly type: string }

/** A photo of the load of that truck; without one it does not leave (docs/domain/outbound.md#trucks). */
export const isLoadPhoto = ({ itemId, docType, type }: Shown, truckId: string): boolean =>
  itemId === truckId && docType === photoType && isPicture(type)

/** A picture with more dots than that would take hundreds of megabytes where it is drawn. */
export const pictureLimit = { dots: 100_000_000, side: 30_000 }
/** The longer side of the small picture that lists show in place of a large one, in dots. */
export const thumbnailSide = 320
/** Documents of one record. */
export const documentsAtMost = 200
