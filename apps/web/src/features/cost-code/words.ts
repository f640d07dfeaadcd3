import { add } from '@yuncang/shared/domain/decimal'
import { feeUnitLabels } from '@yuncang/shared/domain/tariff'
import { currentLanguage } from '../../lib/language.ts'
import { grouped } from '../../lib/numbers.ts'

const units: Readonly<Record<string, { zh: string; en: string }>> = feeUnitLabels

/** '25.000000' -> '25'; exact. */
export const shortPrice = (decimal: string): string => grouped(add(decimal, '0'))

/** A unit of fees in the reader's language. */
export const unitWord = (unit: string): string => units[unit]?.[currentLanguage()] ?? unit
