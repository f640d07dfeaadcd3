import type { TFunction } from 'i18next'
import { yearsOfValue } from '@yuncang/shared/nouns/tariff/figures'
import { currentLanguage } from '../../lib/language.ts'
import { isByDay, unitLabel } from './figures.ts'

/** What a quantity of a line is counted in: tonnes, tonnes and days, or value and years. */
export function unitOf(t: TFunction, line: { unit: string; calcMethod: string }): string {
  if (line.calcMethod === 'PERCENT_YEAR') return yearsOfValue[currentLanguage()]
  const unit = unitLabel(line.unit)
  return isByDay(line) ? t('feeLine.unitDay', { unit }) : unit
}
