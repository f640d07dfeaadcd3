import { describe, expect, test } from 'vitest'
import { billNoIssue, normalizeBillNo } from './bill-no.ts'
import { checkBondedInventoryNo } from './bonded-inventory-no.ts'
import { checkCustomsEntryNo } from './customs-entry-no.ts'
import { checkHsCode } from './hs-code.ts'

describe('商品编码', () => {
  test.each(
    [
      ['4001220000', '4001210000', '4703210000', '4804110000', '4011200000', '8715000000'],
      ['0303890000', '4001220000999'],
    ].flat(),
  )('%s is right', (code) => {
    expect(checkHsCode(code)).toBeUndefined()
  })

  test.each([
    '',
    '40012200',
    '40012200001',
    '400122000099',
    '40012200009999',
    '4001.220000',
    '４001220000',
  ])('%j is wrong', (code) => {
    expect(checkHsCode(code)).toEqual({
      reason: 'validate.hsCode.shape',
      params: { value: code },
      severity: 'error',
    })
  })
})

describe('报关单号', () => {
  test.each(['420120251000000123', '420120250000000123'])('%s is right', (no) => {
    expect(checkCustomsEntryNo(no)).toBeUndefined()
  })

  test.each(
    [
      ['', '42012025100000012', '4201202510000001234', '420120252000000123'],
      ['420118251000000123', '42012025I000000123', '420120251000000123\n'],
    ].flat(),
  )('%j is wrong', (no) => {
    expect(checkCustomsEntryNo(no)).toMatchObject({
      reason: 'validate.customsEntryNo.shape',
      severity: 'error',
    })
  })
})

describe('核注清单号', () => {
  test.each(['QD420125I000000231', 'QD420125E000000231'])('%s is right', (no) => {
    expect(checkBondedInventoryNo(no)).toBeUndefined()
  })

  test.each([
    '',
    'QD420125A000000231',
    'qd420125I000000231',
    'QD420125I00000023',
    'QS420125I000000231',
  ])('%j is wrong', (no) => {
    expect(checkBondedInventoryNo(no)).toMatchObject({
      reason: 'validate.bondedInventoryNo.shape',
      severity: 'error',
    })
  })
})

describe('提单号', () => {
  test.each(['DMLNQD25030017', 'dmlnqd25030017', ' DMLN/25-01\t', 'ＤＭＬＮ', 'A'.repeat(35)])(
    '%j is right',
    (no) => {
      expect(billNoIssue(no)).toBeUndefined()
    },
  )

  test('is saved in capitals without outer spaces', () => {
    expect(normalizeBillNo(' dmlnqd25030017\u3000')).toBe('DMLNQD25030017')
  })

  test.each([
    '',
    'ABC',
    '   ABC',
    'A'.repeat(36),
    'DMLN QD25',
    'DMLN_25',
    'DMLN%',
    '提单号一二三',
    'ßßß',
  ])('%j is wrong', (no) => {
    expect(billNoIssue(no)).toEqual({
      reason: 'validate.billNo.shape',
      params: { value: no },
      severity: 'error',
    })
  })
})
