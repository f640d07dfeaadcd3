import type { AppliedRule } from '@yuncang/shared/nouns/tariff/billing-rules'
import {
  tariffLine,
  type TariffLine,
  type TariffRecord,
} from '@yuncang/shared/nouns/tariff/contract'
import { valuesIn } from '../form/fields.tsx'

/** A price line that a sample is charged by, and the billing rule that it is under. */
export type CalculatedLine = TariffLine & { readonly rule?: AppliedRule }

/** Stored lines as the calculator takes them; what is stopped prices nothing. */
export const calculatedLines = (
  lines: readonly (TariffRecord & { readonly rule?: AppliedRule })[],
): CalculatedLine[] =>
  lines
    .filter(({ isStop }) => isStop === 0)
    .map((line) => {
      const parsed = tariffLine.parse(valuesIn(tariffLine, line))
      return line.rule ? { ...parsed, rule: line.rule } : parsed
    })
