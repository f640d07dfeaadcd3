import { isDecimal, type DecimalKind } from '@yuncang/shared/kernel/decimal'
import { say } from '@yuncang/shared/client-messages'
import type { Finding } from '@yuncang/shared/validate/finding'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { checkBondedInventoryNo } from '@yuncang/shared/validate/bonded-inventory-no'
import { checkLicencePlate } from '@yuncang/shared/validate/licence-plate'
import { checkPhone } from '@yuncang/shared/validate/phone'
import type { FormRule } from 'antd'
import { currentLanguage } from '../../lib/language.ts'

const ruleOf = (check: (value: string) => Finding | undefined): FormRule => ({
  validator: async (_rule, value: unknown) => {
    const text = typeof value === 'string' ? value.trim() : ''
    const finding = text === '' ? undefined : check(text)
    if (finding?.severity === 'error')
      throw new Error(say(currentLanguage(), finding.reason, finding.params))
  },
})

/** Rules of the trade in the dialogs of trucks; blanks are another rule's. */
export const plateRule = ruleOf((value) => checkLicencePlate(normalizeCode(value)))
export const bondInvtRule = ruleOf((value) => checkBondedInventoryNo(normalizeCode(value)))
export const phoneRule = ruleOf(checkPhone)

export const decimalRule = (kind: DecimalKind): FormRule =>
  ruleOf((value) =>
    isDecimal(value, kind) && !value.startsWith('-')
      ? undefined
      : { reason: 'validate.decimal', severity: 'error' },
  )

export const requiredRule = (message: string): FormRule => ({
  required: true,
  whitespace: true,
  message,
})

/** A figure that was typed, or nothing. */
export const figureOf = (text: string | undefined): string | null => text?.trim() || null
