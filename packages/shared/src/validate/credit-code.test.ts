import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCreditCode } from './credit-code.ts'

// Invented companies, with the vectors of the rule.
const right = [
  ['91370200MA3DEM0197', '91350100M000100Y43', '91370200MA3DEM0272', '91370211MA3DEM035T'],
  ['91330200MA2DEM041T', '91310115MA1DEM058M', '91371100MA3DEM06XH', '91371000MA3DEM078C'],
  // The last one has an organisation code whose check is 0.
  ['91330900MA2DEM084C', '91370200MA3DEM0940', '91370200MA3DEM000A'],
].flat()

describe('of a Chinese company', () => {
  test.each(right)('%s is right', (code) => {
    expect(checkCreditCode(code)).toBeUndefined()
  })

  test('a wrong last character is refused and the right one named', () => {
    expect(checkCreditCode('91350100M000100Y4Z'.replace('Z', '4'))).toEqual({
      reason: 'validate.creditCode.checkDigit',
      params: { value: '91350100M000100Y44', expected: '3' },
      severity: 'error',
    })
  })

  test('a wrong organisation code is refused with a sentence of its own', () => {
    expect(checkCreditCode('91350100M000100Y53')).toEqual({
      reason: 'validate.creditCode.body',
      params: { value: '91350100M000100Y53', expected: '4' },
      severity: 'error',
    })
    // 10 is written X.
    expect(checkCreditCode('91371100MA3DEM060H')).toMatchObject({ params: { expected: 'X' } })
  })

  test.each(
    [
      ['', '91370200MA3DEM019', '91370200MA3DEM01977', '91350100M000100Y4Z', '91370200ma3dem0197'],
      ['9137020OMA3DEM0197', '９1370200MA3DEM0197', ' 1370200MA3DEM0197', '91370200MA3DEM0197\n'],
    ].flat(),
  )('%j has the wrong shape', (code) => {
    expect(checkCreditCode(code)).toMatchObject({
      reason: 'validate.creditCode.shape',
      severity: 'error',
    })
  })

  test('no single changed character goes unnoticed', () => {
    const char = fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]$/)
    fc.assert(
      fc.property(fc.constantFrom(...right), fc.nat(17), char, (code, at, other) => {
        fc.pre(code[at] !== other)
        expect(checkCreditCode(code.slice(0, at) + other + code.slice(at + 1))).toMatchObject({
          severity: 'error',
        })
      }),
      { numRuns: 500 },
    )
  })
})

describe('of an overseas or individual customer', () => {
  test.each(['HK', '91350100M000100Y4Z', 'P1234567(8)', '张三 13800000001', 'x'.repeat(32)])(
    '%j is accepted',
    (text) => {
      expect(checkCreditCode(text, true)).toBeUndefined()
    },
  )

  test.each(['', 'A', ' A ', '  ', 'x'.repeat(33)])('%j has the wrong length', (text) => {
    expect(checkCreditCode(text, true)).toEqual({
      reason: 'validate.creditCode.visual',
      severity: 'error',
    })
  })
})
