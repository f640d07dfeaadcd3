import type { Locale } from '../messages/types.ts'

/** One column of an import workbook: recognised by its titles and synonyms, written into the template by its title. */
export type WorkbookColumn = {
  readonly key: string
  readonly title: Readonly<Record<Locale, string>>
  /** Other headings that clerks use; spaces, case, width and marks do not matter. */
  readonly synonyms: readonly string[]
  readonly required?: true
  /** The heading names the unit, 吨/t or 千克/kg (decisions.md 41a). */
  readonly unit?: 'weight'
}
