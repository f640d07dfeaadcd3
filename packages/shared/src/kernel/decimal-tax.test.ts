import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, addTax, fromScaled, round, splitTax, subtract, toScaled } from './decimal.ts'

describe('tax', () => {
  // The lines of docs/domain/demo.md#scenario-a.
  test.each([
    ['1200.00', '0.06', '1132.08', '67.92'],
    ['1984.50', '0.06', '1872.17', '112.33'],
    ['150.00', '0.06', '141.51', '8.49'],
    ['504.00', '0.06', '475.47', '28.53'],
    ['1155.17', '0.06', '1089.78', '65.39'],
    ['-300.00', '0.06', '-283.02', '-16.98'],
    ['828.32', '0.06', '781.43', '46.89'],
    ['151.20', '0.06', '142.64', '8.56'],
    ['786.24', '0.06', '741.74', '44.50'],
    ['100', '0', '100.00', '0.00'],
    ['0.01', '0.13', '0.01', '0.00'],
    ['-0', '0.13', '0.00', '0.00'],
    ['89999999999999.99', '0.13', '79646017699115.04', '10353982300884.95'],
  ])('%s with %s inside is %s net and %s tax', (gross, rate, net, tax) => {
    expect(splitTax(gross, rate)).toEqual({ net, tax })
  })

  test.each([
    ['100.00', '0.06', '106.00', '6.00'],
    ['0.25', '0.06', '0.27', '0.02'],
    ['-0.25', '0.06', '-0.27', '-0.02'],
    ['19.99', '0.13', '22.59', '2.60'],
    ['12', '0', '12.00', '0.00'],
  ])('%s with %s on top is %s gross and %s tax', (net, rate, gross, tax) => {
    expect(addTax(net, rate)).toEqual({ gross, tax })
  })

  test('the parts always add up to the whole, and net is the nearest cent', () => {
    const aLine = fc.integer({ min: -(9e15 - 1), max: 9e15 - 1 })
    const aRate = fc.constantFrom('0', '0.01', '0.03', '0.06', '0.09', '0.13', '0.065', '0.000001')
    fc.assert(
      fc.property(aLine, aRate, (scaled, rate) => {
        const gross = fromScaled(scaled, 'money')
        const { net, tax } = splitTax(gross, rate)
        expect(round(add(net, tax), 'money')).toBe(gross)
        // |gross / (1 + rate) - net| <= half a cent, in integers and without dividing.
        const factor = 1_000_000n + BigInt(toScaled(rate, 'rate'))
        const off = BigInt(scaled) * 1_000_000n - BigInt(toScaled(net, 'money')) * factor
        expect((off < 0n ? -off : off) * 2n <= factor).toBe(true)
        const added = addTax(net, rate)
        expect(round(subtract(added.gross, added.tax), 'money')).toBe(net)
      }),
    )
  })

  test.each([
    ['1.005', '0.06'],
    ['1.00', '-1'],
    ['1.00', '6%'],
    ['1.00', '0.0000001'],
  ])('%s at %s is refused', (amount, rate) => {
    expect(() => splitTax(amount, rate)).toThrow(RangeError)
    expect(() => addTax(amount, rate)).toThrow(RangeError)
  })
})
