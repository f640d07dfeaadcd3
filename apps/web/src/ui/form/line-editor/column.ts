import type { DecimalKind } from '@yuncang/shared/kernel/decimal'
import { figureIn } from '@yuncang/shared/validate/figure'
import { normalizeCode } from '@yuncang/shared/validate/text'

export type LineOption = {
  readonly value: string
  readonly label: string
  /** What it is called in the other language, which may be pasted too. */
  readonly otherLabel?: string
}

type Base = {
  /** Name of the field in the contract's line. */
  readonly key: string
  readonly title: string
  /** What else the heading of a pasted range may call it, in any language. */
  readonly otherTitles?: readonly string[]
  readonly width: number
  readonly isRequired?: boolean
  /** Summed up below the lines. */
  readonly isTotalled?: boolean
  /** What is wrong is said while it is typed, and not only when the cell is left. */
  readonly isCheckedLive?: boolean
  /** What a cell is turned into when it is left, beyond what its kind does. */
  readonly clean?: (text: string) => string
}

export type LineColumn = Base &
  (
    | { readonly kind: 'text' | 'code' | 'integer' }
    | { readonly kind: 'decimal'; readonly decimal: DecimalKind }
    /** One of a few; what is typed or pasted may be the value or its label. */
    | { readonly kind: 'select'; readonly options: readonly LineOption[] }
    /** One of many, found by a search while typing; other texts are left for the contract to judge. */
    | {
        readonly kind: 'remote'
        readonly search: (text: string) => Promise<readonly LineOption[]>
      }
  )

/** '１，２００.５０ ' -> '1200.50'; what is no number stays as it is written, for the contract to refuse. */
const cleanNumber = (text: string): string => figureIn(text) ?? text.trim()

const folded = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

function valueOf(options: readonly LineOption[], text: string): string {
  const found = options.find(({ value, label, otherLabel = label }) =>
    [value, label, otherLabel].some((each) => folded(each) === folded(text)),
  )
  return found?.value ?? text
}

/** A cell as it is kept, from what was typed or pasted. */
export function cleaned(column: LineColumn, written: string): string {
  const text = written.trim() === '' ? '' : byKind(column, written)
  return column.clean && text !== '' ? column.clean(text) : text
}

function byKind(column: LineColumn, text: string): string {
  switch (column.kind) {
    case 'text':
    case 'remote':
      return text.trim()
    case 'code':
      return normalizeCode(text)
    case 'integer':
    case 'decimal':
      return cleanNumber(text)
    case 'select':
      return valueOf(column.options, text.trim())
  }
}

/** Whether its cells offer what may stand in them. */
export const hasChoices = ({ kind }: LineColumn): boolean => kind === 'select' || kind === 'remote'

export const isNumeric = ({ kind }: LineColumn): boolean => kind === 'integer' || kind === 'decimal'

/** A cell as the contract wants it: blank numbers are null, integers are numbers, everything else is text. */
export function meantByCell(column: LineColumn, text: string): unknown {
  if (!isNumeric(column)) return text
  if (text === '') return null
  // What is no integer stays text, which the contract refuses.
  return column.kind === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text
}
