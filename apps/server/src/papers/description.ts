import type { Locale } from '@yuncang/shared/kernel/messages/types'

/*
 * What a paper says. A noun describes its papers in these terms, in the words of one language, and knows nothing of
 * pages; the engine lays them out and knows no noun (docs/decisions/056).
 */

/** Labels and what stands behind them, in two columns. */
type Facts = {
  readonly kind: 'facts'
  readonly title?: string
  readonly items: readonly (readonly [label: string, value: string])[]
}

export type Column = {
  readonly title: string
  /** Numbers stand to the right. */
  readonly align?: 'right' | 'center'
  /** Its share of the width beside the others'; 1 where it is left out. */
  readonly share?: number
}

type Row = readonly string[]

/**
 * Rows that belong together, e.g. the days of one fee: under a line that names them, above what leads from them to an
 * amount, each a sentence with its figure, and their sums.
 */
export type RowGroup = {
  readonly head?: string
  readonly rows: readonly Row[]
  readonly steps?: readonly (readonly [said: string, figure: string])[]
  readonly sums?: Row
}

/** As many pages as its rows need, its titles again on each of them. Sums come from whoever owns the figures. */
export type Table = {
  readonly kind: 'table'
  readonly title?: string
  /** Begins a page, as an appendix does. */
  readonly isApart?: true
  readonly columns: readonly Column[]
  readonly groups: readonly RowGroup[]
  readonly total?: Row
  /** What stands there when there are no rows. */
  readonly empty?: string
}

/** Paragraphs, numbered where somebody has to refer to them. */
type Words = {
  readonly kind: 'words'
  readonly title?: string
  readonly isNumbered?: true
  readonly texts: readonly string[]
}

/** A drawing as SVG, made by the product itself. */
type Figure = { readonly kind: 'figure'; readonly title?: string; readonly svg: string }

/** Room for those who sign: who they are, and lines for seal and day. */
type Signatures = {
  readonly kind: 'signatures'
  readonly parties: readonly { readonly role: string; readonly name: string }[]
}

export type Section = Facts | Table | Words | Figure | Signatures

export type Paper = {
  readonly locale: Locale
  readonly title: string
  /** Stands beside the title and in the QR code. */
  readonly no: string
  /** Printed across each page, e.g. that it is a draft. */
  readonly mark?: string
  /** Lies on its side, for tables of many columns. */
  readonly isWide?: true
  readonly sections: readonly Section[]
}

/** Whose paper it is, and who made which copy of it when. */
export type Imprint = {
  readonly company: string
  /** The tenant's logo as a data URL, or empty. */
  readonly logo: string
  readonly times: number
  readonly printedBy: string
  /** As the reader's clock shows it. */
  readonly printedAt: string
  readonly time: Date
}
