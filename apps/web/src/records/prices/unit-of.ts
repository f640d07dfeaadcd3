import type { TFunction } from 'i18next'
import { isByDay, unitLabel } from './figures.ts'

/** What a quantity of a line is counted in: tonnes, or tonnes and days. */
export const unitOf = (t: TFunction, line: { unit: string; calcMethod: string }): string =>
  isByDay(line) ? t('feeLine.unitDay', { unit: unitLabel(line.unit) }) : unitLabel(line.unit)
