import type { Worded } from '../../kernel/messages/types.ts'

/** The template of the tenant, in place of a contract's id. */
export const standardTemplate = 'standard'

export const templateSources = ['contract', 'tenant', 'product'] as const
export type TemplateSource = (typeof templateSources)[number]

export const exportKindLabels = {
  contract: { zh: '合同', en: 'Contract' },
  report: { zh: '合同报告', en: 'Report' },
  quotation: { zh: '按报价单', en: 'By quotation' },
} as const satisfies Record<string, Worded>
export type ExportKind = keyof typeof exportKindLabels
// Keys of the table, of which there are some.
export const exportKinds = Object.keys(exportKindLabels) as [ExportKind, ...ExportKind[]]

/** Codes of dictionary DOC_TYPE. */
export const contractDocTypes = { signed: 'HT', text: 'HTWB', report: 'HTBG', template: 'HTMB' }

/** The documents that are the contract itself: its signed paper, or its text. */
export const isContractItself = (docType: string): boolean =>
  docType === contractDocTypes.signed || docType === contractDocTypes.text

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** How long an address of a document can be opened, in minutes. */
export const addressMinutes = 10

/** Files of an archive of attachments, each of which is looked at in a process of its own. */
export const archiveLimits = { files: 50, unpackedMb: 100 } as const

const between = /[\s_\-–—+()（）[\]【】,，、.]+/g

/** What may be a number of a contract in a name: from its beginning to each sign, the longest first. */
function startsOf(name: string): string[] {
  const ends = [...name.matchAll(between)].map(({ index }) => index)
  return [name, ...ends.toReversed().map((end) => name.slice(0, end))].filter(Boolean)
}

/**
 * What may be the number of the contract that a file of an archive belongs to, the likeliest first: what its name
 * begins with, then the folders around it, the nearest first.
 */
export function numbersInPath(path: string): string[] {
  const parts = path.split(/[/\\]/).filter(Boolean)
  const [file = '', ...folders] = parts.toReversed()
  return [...new Set([file.replace(/\.[^.]*$/, ''), ...folders].flatMap(startsOf))].slice(0, 50)
}
