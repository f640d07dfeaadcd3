import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkContainerNo, normalizeContainerNo } from './container-no.ts'

// Invented numbers, with the vectors of the rule.
const right = [
  ['CSQU3054383', 'DEMU1000010', 'DEMU1000026', 'DEMU1000031', 'DEMU1000047', 'DEMU1000052'],
  ['DEMU2000118', 'DEMU2000123', 'DEMU2000139', 'ZZZU3000225', 'ZZZU3000230', 'ZZZU3000246'],
  ['ZZZU3000251', 'QQQU4000313', 'QQQU4000329', 'QQQU4000334'],
].flat()

test.each(right)('%s is right', (no) => {
  expect(checkContainerNo(no)).toBeUndefined()
})

test('a wrong check digit is refused and the right one named', () => {
  expect(checkContainerNo('CSQU3054384')).toEqual({
    reason: 'validate.containerNo.checkDigit',
    params: { value: 'CSQU3054384', expected: '3' },
    severity: 'error',
  })
})

test('a remainder of 10 counts as 0 and warns', () => {
  expect(checkContainerNo('ZZZU3000210')).toEqual({
    reason: 'validate.containerNo.weak',
    params: { value: 'ZZZU3000210' },
    severity: 'warning',
  })
  expect(checkContainerNo('ZZZU3000211')).toMatchObject({
    params: { expected: '0' },
    severity: 'error',
  })
})

test.each(
  [
    ['', 'CSQU305438', 'CSQU30543833', 'CSQA3054383', 'CSQ43054383', 'csqu3054383', 'CSQU 3054383'],
    ['CSQU305438A', 'ＣSQU3054383', 'CSQU305438３', 'CSQU3054383\n', '3054383CSQU'],
  ].flat(),
)('%j has the wrong shape', (no) => {
  expect(checkContainerNo(no)).toMatchObject({
    reason: 'validate.containerNo.shape',
    severity: 'error',
  })
})

test.each(['csqu3054383', ' CSQU 305438-3 ', 'ＣＳＱＵ３０５４３８３', 'CSQU-305438-3'])(
  '%j is saved as CSQU3054383',
  (typed) => {
    expect(normalizeContainerNo(typed)).toBe('CSQU3054383')
  },
)

test('of ten last digits exactly one is accepted, the one that the sentence names', () => {
  const stem = fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6}$/)
  fc.assert(
    fc.property(stem, (head) => {
      const findings = Array.from('0123456789', (digit) => checkContainerNo(head + digit))
      const accepted = findings.flatMap((finding, i) => (finding?.severity === 'error' ? [] : [i]))
      const named = new Set(findings.flatMap((finding) => finding?.params?.['expected'] ?? []))
      expect(accepted).toHaveLength(1)
      expect([...named]).toEqual(accepted.map(String))
    }),
  )
})
