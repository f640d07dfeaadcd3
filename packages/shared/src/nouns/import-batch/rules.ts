import type { Locale } from '../../kernel/messages/types.ts'
import { normalizeName } from '../../validate/text.ts'

/** What can be imported, as lists and titles of jobs name it. */
export const importNouns = {
  customer: { zh: '客户', en: 'customers' },
  customerInvoice: { zh: '开票信息', en: 'invoice details' },
  customerBank: { zh: '银行账户', en: 'bank accounts' },
  product: { zh: '商品', en: 'products' },
  storageLocation: { zh: '库位', en: 'locations' },
  inboundOrder: { zh: '入库订单', en: 'inbound orders' },
  payment: { zh: '银行流水', en: 'bank files' },
  contract: { zh: '合同', en: 'contracts' },
} as const satisfies Record<string, Record<Locale, string>>
export type ImportNoun = keyof typeof importNouns

/**
 * reading: a job reads the file and judges its rows · draft: it cannot be taken as it was understood · checked: every
 * row is judged · publishing: a job stores it · published · discarded.
 */
export const importStatuses = [
  'reading',
  'draft',
  'checked',
  'publishing',
  'published',
  'discarded',
] as const
export type ImportStatus = (typeof importStatuses)[number]

/** Unfinished ones are kept so long. */
export const importDays = 7

export const isBusy = (status: ImportStatus): boolean =>
  status === 'reading' || status === 'publishing'
export const isUnfinished = (status: ImportStatus): boolean =>
  status !== 'published' && status !== 'discarded'
/** Whether it can be taken over now: judged, and nothing is wrong. */
export const canPublish = (batch: {
  status: ImportStatus
  findingCount: number
  rowCount: number
}): boolean => batch.status === 'checked' && batch.findingCount === 0 && batch.rowCount > 0

export type StagedSheet = { name: string; rows: number; hidden: boolean; date1904: boolean }

/** A column of the file and what it was taken for; no key for one that is not used. */
export type ImportColumn = {
  position: number
  letter: string
  heading: string
  keys: string[]
  unit?: 'kg' | 't' | undefined
}

/** What a cell above the table says for all rows below it: 提单号：X. */
export type ImportFact = {
  key: string
  text: string
  row: number
  letter: string
}

/** In every row that says this, by column, that is meant. */
export type Meaning = {
  of: Record<string, string>
  is: Record<string, string>
  /** What was remembered of an earlier file says so, by its id; nobody has said it of this one. */
  rememberedId?: string | undefined
}

/** What rows say, by column, in the one form in which it is compared. */
export const formOf = (of: Readonly<Meaning['of']>): string =>
  JSON.stringify(
    Object.entries(of)
      .map(([key, text]) => [key, normalizeName(text)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

export type ImportOverride = {
  sheet?: number | undefined
  headerRow?: number | undefined
  columns?: { position: number; keys: string[]; unit?: 'kg' | 't' | undefined }[] | undefined
  /** What all rows say in a column that the file does not have. */
  constants?: Record<string, string> | undefined
  /** They were said of another sheet of the file: what stands beside the table of this one comes before them. */
  areOfOther?: 1 | undefined
  meanings?: Meaning[] | undefined
  /** Whether rows that are hidden in the file are left out. */
  ignoreHidden?: 0 | 1 | undefined
}
