import { describe, expect, test } from 'vitest'
import { isReason, say } from '../messages.ts'
import { validateMessages } from './messages.ts'
import { checkBankAccount, checkCnaps, checkSwift } from './bank-account.ts'
import { checkBarcode, normalizeBarcode } from './barcode.ts'
import { billNoIssue, normalizeBillNo } from './bill-no.ts'
import { checkBondedInventoryNo } from './bonded-inventory-no.ts'
import { checkContainerNo, normalizeContainerNo } from './container-no.ts'
import { checkContainerSize } from './container-size.ts'
import { checkCreditCode } from './credit-code.ts'
import { checkCustomsEntryNo } from './customs-entry-no.ts'
import { checkCustomsEtpsNo } from './customs-etps-no.ts'
import { checkDutyNumber } from './duty-number.ts'
import { checkEmail } from './email.ts'
import { quoted } from './finding.ts'
import { checkHsCode } from './hs-code.ts'
import { checkImageName } from './image-name.ts'
import { checkLicencePlate } from './licence-plate.ts'
import { checkPhone } from './phone.ts'
import { checkTaxRate } from './tax-rate.ts'
import { isStorableText, normalizeName } from './text.ts'
import { checkUrl } from './url.ts'

// What makes a backtracking pattern run for hours must be answered like anything else.
const units = [
  'A',
  '0',
  ' ',
  '\u3000',
  'a@',
  'a.',
  '@a.',
  '0-',
  'Ａ',
  '（',
  '鲁',
  '\u200b',
  '\ud800',
  '\ufdfa',
]
const baits = units.flatMap((unit) => {
  const long = unit.repeat(50_000 / unit.length)
  return [long, `${long}!`, `CSQU${long}`, `name@${long}`, `0${long}\n`]
})

const rules = {
  billNoIssue,
  checkBankAccount,
  checkBarcode,
  checkCnaps,
  checkSwift,
  checkDutyNumber: (text: string) => checkDutyNumber(text),
  checkBondedInventoryNo,
  checkContainerNo,
  checkContainerSize,
  checkCreditCode,
  checkVisualIdentifier: (text: string) => checkCreditCode(text, true),
  checkCustomsEntryNo,
  checkCustomsEtpsNo,
  checkEmail,
  checkHsCode,
  checkImageName,
  checkLicencePlate,
  checkPhone,
  checkTaxRate,
  checkUrl: (text: string) => checkUrl(text, 'https://wms.example.com'),
}

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test('answers 50,000 characters of bait with a sentence of one line', () => {
    for (const bait of baits) {
      const finding = rule(bait)
      expect(finding).toBeDefined()
      if (!finding) continue
      const sentence = say('zh', finding.reason, finding.params)
      expect(sentence.length).toBeLessThan(150)
      expect(isStorableText(sentence.replaceAll('\0', ''))).toBe(true)
    }
  })
})

test('normalising 50,000 characters of bait ends', () => {
  for (const bait of baits) {
    normalizeName(bait)
    normalizeBillNo(bait)
    normalizeBarcode(bait)
    normalizeContainerNo(bait)
  }
  expect(normalizeName(' '.repeat(50_000))).toBe('')
})

test('a quotation never cuts a character in half', () => {
  expect(quoted('A'.repeat(40))).toBe('A'.repeat(40))
  expect(quoted(`${'A'.repeat(39)}😀B`)).toBe(`${'A'.repeat(39)}…`)
})

test('every sentence is in the catalogue, in both languages, with the same parameters', () => {
  const names = (text: string) => new Set(text.match(/\{\w+\}/g))
  for (const [reason, [, zh, en]] of Object.entries(validateMessages)) {
    expect(isReason(reason)).toBe(true)
    expect(names(en)).toEqual(names(zh))
  }
})
