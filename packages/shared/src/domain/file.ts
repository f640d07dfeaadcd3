import type { Locale } from '../messages/types.ts'
import type { Permission } from './permissions.ts'
import { truckStatuses } from './outbound-order.ts'
import { refusedBy, type Refusal, type Transition } from './status-machine.ts'

/** Business modules whose records have documents (spec.md §9, domain.md §4). */
export const documentModules = ['RKDD', 'CKDD', 'HTGL', 'ZLXZ', 'BZZX'] as const
export type DocumentModule = (typeof documentModules)[number]

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

const drafts = [0, 8] as const

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
  RKDD: {
    read: 'inboundOrder:read',
    add: [
      rule([0, 1, 2, 3, 4, 5, 6, 8], 'inboundOrder:document', 'add'),
      rule(drafts, 'inboundOrder:write', 'add'),
    ],
    remove: [
      rule([0, 1, 2, 3, 4, 5, 8], 'inboundOrder:document', 'remove'),
      rule(drafts, 'inboundOrder:write', 'remove'),
    ],
  },
  CKDD: {
    read: 'outboundOrder:read',
    add: [
      rule([0, 1, 2, 3, 4, 5, 6, 8], 'outboundOrder:document', 'add'),
      rule(drafts, 'outboundOrder:write', 'add'),
    ],
    remove: [
      rule([0, 1, 2, 3, 4, 5, 8], 'outboundOrder:document', 'remove'),
      rule(drafts, 'outboundOrder:write', 'remove'),
    ],
  },
  HTGL: {
    read: 'contract:read',
    add: [rule([0, 1, 2, 3, 4, 5, 6], 'contract:write', 'add')],
    remove: [rule([0, 3], 'contract:write', 'remove')],
  },
  // What the house gives its people: no order, no status.
  ZLXZ: {
    read: 'homeDownFile',
    add: [rule([0], 'document:write', 'add')],
    remove: [rule([0], 'document:write', 'remove')],
  },
  BZZX: {
    read: 'help:read',
    add: [rule([0], 'help:write', 'add')],
    remove: [rule([0], 'help:write', 'remove')],
  },
}

const { inYard, loaded } = truckStatuses

const ofTruck = (action: DocumentAction): readonly Rule[] =>
  (['outboundOrder:gate', 'outboundOrder:load', 'outboundOrder:document'] as const).map(
    (permission) => rule([inYard, loaded], permission, action),
  )

/** Pictures of a truck come while it is in the yard, from whoever stands beside it; once it has left, they prove its load. */
const truckRules: Record<DocumentAction, readonly Rule[]> = {
  add: ofTruck('add'),
  remove: ofTruck('remove'),
}

/** Documents to download have no record of their own: they belong to this one of the tenant. */
export const downloadsId = 'downloads'

/** Papers for everybody of the tenant, whatever orders somebody sees. */
export const isForEverybody = (module: DocumentModule): boolean =>
  module === 'ZLXZ' || module === 'BZZX'

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
  action: DocumentAction,
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

/** Code of dictionary DOC_TYPE for what a camera took. */
export const photoType = 'ZP'

type Shown = { readonly itemId: string | null; readonly docType: string; readonly type: string }

/** A photo of the load of that truck; without one it does not leave (domain.md §7.3). */
export const isLoadPhoto = ({ itemId, docType, type }: Shown, truckId: string): boolean =>
  itemId === truckId && docType === photoType && isPicture(type)

/** A picture with more dots than that would take hundreds of megabytes where it is drawn. */
export const pictureLimit = { dots: 100_000_000, side: 30_000 }
/** The longer side of the small picture that lists show in place of a large one, in dots. */
export const thumbnailSide = 320
/** Documents of one record. */
export const documentsAtMost = 200

const nameAtMost = 120
// Control characters, and what turns or hides the writing of others, e.g. photo‮gpj.exe.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu
const notInNames = /[<>:"/\\|?*]+/g

/**
 * A name to show and to save under: without the sender's folders, invisible characters and characters that systems
 * forbid; at most 120 characters; with the extension of what the file really is.
 */
export function fileNameOf(given: string, type: FileType): string {
  const extension = fileTypes[type]
  const last = given.slice(0, 2000).split(/[/\\]/).at(-1) ?? ''
  const seen = last.normalize('NFC').toWellFormed().replace(unseen, '').replace(notInNames, '_')
  const stem = seen
    .replace(/\.(?:jpe?g|png|webp|gif|bmp|pdf|xlsx|docx)$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const short = Array.from(stem).slice(0, nameAtMost).join('').trimEnd()
  return `${short || (isPicture(type) ? '照片' : '资料')}.${extension}`
}
