import {
  cellChoices,
  cellTitles,
  cellWord,
  type CellKey,
  type ChosenCell,
} from '@yuncang/shared/nouns/tariff/cell-words'
import { currentLanguage } from '../../lib/language.ts'
import type { LineOption } from '../../ui/form/line-editor/column.ts'

/** What a cell of price sheets is called in the reader's language. */
export const cellTitle = (key: CellKey): string => cellTitles[key][currentLanguage()]

/** The word of a value that a cell may have. */
export const cellWordOf = (key: ChosenCell, value: string): string =>
  cellWord(key, value, currentLanguage())

/** The values of a cell to choose from. */
export const cellOptions = (key: ChosenCell): LineOption[] =>
  Object.keys(cellChoices[key]).map((value) => ({ value, label: cellWordOf(key, value) }))
