import type { Locale } from '../messages/types.ts'

/** One column of an import workbook: recognised by its titles and synonyms, written into the template by its title. */
export type WorkbookColumn = {
  readonly key: string
  readonly title: Readonly<Record<Locale, string>>
  /** Other headings that clerks use; spaces, case, width and marks do not matter. */
  readonly synonyms: readonly string[]
  /** Headings that mean this column only where no other heading does: 数量 beside 件数. */
  readonly weak?: readonly string[]
  readonly required?: true
  /** A number of a document, in which every digit counts. */
  readonly code?: true
  /** A bare number in it is a day. */
  readonly date?: true
  /** Figures of which a merged cell or a total row holds the sum. */
  readonly additive?: true
  /** Understood in a file, but not part of the template. */
  readonly extra?: true
  /** The heading names the unit, 吨/t or 千克/kg (decisions.md 41a). */
  readonly unit?: 'weight'
}
