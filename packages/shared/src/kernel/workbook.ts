import type { Locale } from './messages/types.ts'

/** What the figures of a column count, or weigh. */
export type Measure = 'weight' | 'volume' | 'pieces' | 'pallets' | 'money' | 'days'

/** One column of an import workbook: recognised by its titles and synonyms, written into the template by its title. */
export type WorkbookColumn = {
  readonly key: string
  readonly title: Readonly<Record<Locale, string>>
  /** Other headings that clerks use; spaces, case, width and marks do not matter. */
  readonly synonyms: readonly string[]
  /** Headings that mean this column only where no better one does: 数量 beside 件数. */
  readonly weak?: readonly string[]
  /** Headings that may mean this column or another one: whoever imports the file says which. */
  readonly vague?: readonly string[]
  /** Headings that are kept before their value, since the column alone does not tell what it is: 唛头：N/M. */
  readonly labelled?: readonly string[]
  readonly required?: true
  /** Required in a file that says something in this other column. */
  readonly requiredWith?: string
  /** Its weak headings mean it only beside this other column, whose cells its own go on with: SIZE 40, TYPE HC. */
  readonly joins?: string
  /** A number of a document, in which every digit counts. */
  readonly code?: true
  /** A bare number in it is a day. */
  readonly date?: true
  /** Figures of which a merged cell or a total row holds the sum. */
  readonly additive?: true
  /** It may be said once beside the table, as label and value, for all of its rows: 提单号：X. */
  readonly beside?: true
  /** A row that leaves all of the group empty belongs to the group above, and what it leaves empty within is that above. */
  readonly carried?: 'group' | 'within'
  /** A figure that is merged over several lines belongs to them in the measure of this column. */
  readonly sharedBy?: string
  /** What one package holds or weighs: the column `total` of the record is this times what `count` says. */
  readonly perPackage?: { readonly total: string; readonly count: string }
  /** Its values are those of a dictionary, or these: the template has them to choose from. */
  readonly dictionary?: string
  readonly choices?: readonly string[]
  /** A cell may hold several values of this dictionary, so that the template offers none. */
  readonly several?: string
  /** Its values are names: what somebody says is meant by one is remembered, as it is for those above. */
  readonly remembered?: true
  /** What the template says of filling it in, beyond what follows from the rest. */
  readonly hint?: Readonly<Record<Locale, string>>
  /** Understood in a file, but not part of the template. */
  readonly extra?: true
  /**
   * A heading with a unit of something else is none of this column; one of a weight names its unit, 吨/t or 千克/kg
   * (docs/domain/files.md#workbook-of-inbound-orders).
   */
  readonly measure?: Measure
}
