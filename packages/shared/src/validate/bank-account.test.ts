import { expect, test } from 'vitest'
import { checkBankAccount, checkCnaps, checkSwift, normalizeBankNo } from './bank-account.ts'

test.each([
  '12345678',
  '6222 0238 0101 2345 678',
  '６２２２０２３８',
  '1'.repeat(30),
  '3702-0101-88',
])('account %s is right', (account) => {
  expect(checkBankAccount(account)).toBeUndefined()
})

test.each([
  ['', 'validate.bankAccount.empty'],
  [' ', 'validate.bankAccount.empty'],
  ['1234567', 'validate.bankAccount.shape'],
  ['1'.repeat(31), 'validate.bankAccount.shape'],
  ['NRA12345678', 'validate.bankAccount.shape'],
])('account «%s» is refused', (account, reason) => {
  expect(checkBankAccount(account)).toMatchObject({ reason })
})

test('a bank number is stored without gaps', () => {
  expect(normalizeBankNo(' 6222 0238-0101 ')).toBe('622202380101')
})

test('a CNAPS number has 12 digits', () => {
  expect(checkCnaps('102452000014')).toBeUndefined()
  expect(checkCnaps('10245200001')).toMatchObject({ reason: 'validate.cnaps.shape' })
  expect(checkCnaps('10245200001A')).toMatchObject({ reason: 'validate.cnaps.shape' })
})

test('a SWIFT code has 8 or 11 characters', () => {
  expect(checkSwift('ICBKCNBJ')).toBeUndefined()
  expect(checkSwift('icbkcnbjqda')).toBeUndefined()
  expect(checkSwift('ICBKCNB')).toMatchObject({ reason: 'validate.swift.shape' })
  expect(checkSwift('ICBKCNBJQ')).toMatchObject({ reason: 'validate.swift.shape' })
})
