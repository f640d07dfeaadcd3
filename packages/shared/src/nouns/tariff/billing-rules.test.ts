import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detailOf } from './detail-of.ts'
import { ratingOf as rate } from './rating/rating-of.ts'
import { nextRuleCode, ruleClashes, ruleFault } from './billing-rule-faults.ts'
import { billingRules, rulesTold, withOverrides } from './billing-rule-contract.ts'
import { noTerms, ruleFor, withRules, type BillingRule, type RuledMethod } from './billing-rules.ts'
import { aPriceLine } from './builders.ts'
import { tariffLine, type TariffRecord } from './contract.ts'
import { calcMethods, type CalcMethod } from '../cost-code/calc-methods.ts'
import { tariffFault, type Tier } from './rules.ts'

type Line = TariffRecord & { calcMethod: CalcMethod }

const aRule = (given: Partial<BillingRule> = {}): BillingRule => ({
  ruleCode: 'GZ01',
  jfmoduleId: null,
  feeCode: null,
  calcMethod: null,
  ...noTerms,
  isStop: 0,
  remark: '',
  ...given,
})

const storage = aPriceLine({
  feeCode: 'CCF',
  jfmoduleId: 'CC',
  calcMethod: 'DAY_UNIT',
  price: '0.8',
  freeDays: 3,
  freeMode: 'DEDUCT',
}) as Line // as it was written

const money = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))
const orNone = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const someTerms = {
  freeDays: orNone(fc.integer({ min: 0, max: 20 })),
  freeMode: orNone(fc.constantFrom('DEDUCT' as const, 'CLIFF' as const)),
  tierMode: orNone(fc.constantFrom('SLICED' as const, 'WHOLE' as const)),
  minCharge: orNone(money),
  minScope: orNone(fc.constantFrom('LINE' as const, 'ORDER' as const, 'MONTH' as const)),
  minProrate: orNone(fc.constant('BY_DAY' as const)),
  maxCharge: orNone(money),
  qtyStep: orNone(fc.constantFrom('0.5', '1')),
  ageBasis: orNone(fc.constantFrom('ORIGINAL_INBOUND' as const, 'TRANSFER_DATE' as const)),
}
const scope = {
  jfmoduleId: orNone(fc.constantFrom('CC' as const, 'RK' as const)),
  feeCode: orNone(fc.constantFrom('CCF', 'RKF', 'CCF2')),
  calcMethod: orNone(
    fc.constantFrom(...calcMethods.filter((each): each is RuledMethod => each !== 'PASS')),
  ),
}
/** Rules that a list can have. */
const someRules = fc
  .array(fc.record({ ...scope, ...someTerms, isStop: fc.constantFrom(0 as const, 1 as const) }), {
    maxLength: 8,
  })
  .map((rules) =>
    rules
      .map((rule, at) => aRule({ ...rule, ruleCode: `GZ0${at}` }))
      .filter((rule) => !ruleFault(rule)),
  )
  .map((rules) => {
    const clashes = new Set(ruleClashes(rules).map(({ index }) => index))
    return rules.filter((_rule, at) => !clashes.has(at))
  })
const someLine = fc
  .record({
    ...someTerms,
    freeDays: fc.integer({ min: 0, max: 20 }),
    ageBasis: fc.constantFrom('ORIGINAL_INBOUND', 'TRANSFER_DATE'),
    calcMethod: fc.constantFrom(...calcMethods),
    feeCode: fc.constantFrom('CCF', 'RKF', 'CCF2'),
    jfmoduleId: fc.constantFrom('CC', 'RK'),
    tiers: fc.constantFrom<Tier[]>([], [{ fromValue: '0', toValue: null, price: '2' }]),
  })
  .map((given) => aPriceLine(given) as Line) // its method is one of the vocabulary
  .filter((line) => tariffFault(line) === undefined)

const priced = (line: TariffRecord) =>
  rate(
    detailOf(line),
    {
      kind: 'STORAGE',
      lots: [{ inboundDate: '2025-03-01', movements: [{ bizDate: '2025-03-01', qty: '12.345' }] }],
      period: { from: '2025-03-01', to: '2025-03-31' },
      dayCountMode: 'HEAD_ONLY',
    },
    {},
  ).amounts.gross

describe('billing rules', () => {
  test('of a fee come before those of its module, these before a way of calculating, and these before all', () => {
    const rules = [
      aRule({ ruleCode: 'ALL' }),
      aRule({ ruleCode: 'WAY', calcMethod: 'DAY_UNIT' }),
      aRule({ ruleCode: 'MODULE', jfmoduleId: 'CC' }),
      aRule({ ruleCode: 'MODULE WAY', jfmoduleId: 'CC', calcMethod: 'DAY_UNIT' }),
      aRule({ ruleCode: 'FEE', feeCode: 'CCF' }),
      aRule({ ruleCode: 'FEE WAY', feeCode: 'CCF', calcMethod: 'DAY_UNIT' }),
    ]
    const chosen = rules.map((_rule, at) => ruleFor(storage, rules.slice(0, at + 1))?.ruleCode)
    expect(chosen).toEqual(rules.map(({ ruleCode }) => ruleCode))
  })

  test('the most specific one in use is taken, in whatever order they stand, and that one alone', () => {
    fc.assert(
      fc.property(someLine, someRules, (line, rules) => {
        const chosen = ruleFor(line, rules)
        expect(ruleFor(line, rules.toReversed())).toEqual(chosen)
        expect(withRules(line, rules)).toEqual(withRules(line, chosen ? [chosen] : []))
      }),
    )
  })

  test('a stopped one has no effect', () => {
    fc.assert(
      fc.property(someLine, someRules, (line, rules) => {
        const inUse = rules.filter(({ isStop }) => isStop === 0)
        expect(withRules(line, rules)).toEqual(withRules(line, inUse))
        expect(
          withRules(
            line,
            rules.map((rule) => ({ ...rule, isStop: 1 as const })),
          ),
        ).toBe(line)
      }),
    )
  })

  test('a line that no rule is for costs the same to the cent', () => {
    fc.assert(
      fc.property(someTerms.freeDays, money, (freeDays, minCharge) => {
        const others = [
          aRule({ feeCode: 'RKF', freeDays, freeMode: 'CLIFF', minCharge, minScope: 'LINE' }),
          aRule({ ruleCode: 'GZ02', calcMethod: 'TIER_DAY', maxCharge: '0.01' }),
        ]
        expect(priced(withRules(storage, others))).toBe(priced(storage))
        expect(priced(withRules(storage, []))).toBe(priced(storage))
      }),
    )
  })

  test('leave a line that can be charged one that can be', () => {
    fc.assert(
      fc.property(someLine, someRules, (line, rules) => {
        const ruled = withRules(line, rules)
        expect(tariffFault(ruled)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test('say what they put in place of the line, and nothing of what has no meaning for it', () => {
    const all = aRule({
      freeMode: 'CLIFF',
      tierMode: 'WHOLE',
      minProrate: 'BY_DAY',
      ageBasis: 'TRANSFER_DATE',
    })
    const ruled = withRules(storage, [all])
    expect(ruled).toEqual({
      ...storage,
      freeMode: 'CLIFF',
      ageBasis: 'TRANSFER_DATE',
      rule: { ruleCode: 'GZ01', terms: { freeMode: 'CLIFF', ageBasis: 'TRANSFER_DATE' } },
    })
    const handling = aPriceLine() as Line // as above
    expect(withRules(handling, [all])).toBe(handling)
  })

  test('never touch what was advanced', () => {
    const advanced = aPriceLine({ calcMethod: 'PASS' }) as Line // as above
    const all = aRule({ minCharge: '100', minScope: 'LINE', maxCharge: '200' })
    expect(withRules(advanced, [all])).toBe(advanced)
  })

  test('move the other limit of a line along', () => {
    const least = { ...storage, minCharge: '500.00', minScope: 'LINE' }
    const most = withRules(least, [aRule({ maxCharge: '200.00' })])
    expect([most.minCharge, most.maxCharge]).toEqual(['200.00', '200.00'])
    const capped = { ...storage, maxCharge: '50.00' }
    const ruled = withRules(capped, [aRule({ minCharge: '80.00', minScope: 'LINE' })])
    expect([ruled.minCharge, ruled.maxCharge]).toEqual(['80.00', '80.00'])
    // The scope is that of a cap alone, too.
    expect(withRules(capped, [aRule({ minScope: 'ORDER' })]).minScope).toBe('ORDER')
  })
})

describe('the rules of a list', () => {
  const issuesOf = (rules: readonly object[]) =>
    billingRules()
      .safeParse(rules)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

  test('have codes of their own, and no two in use are for the same lines', () => {
    const twice = [
      { ruleCode: 'gz01', feeCode: 'CCF' },
      { ruleCode: 'GZ01 ', feeCode: 'ccf' },
    ]
    expect(issuesOf(twice)).toEqual([
      ['1.ruleCode', 'tariff.ruleCodeTwice'],
      ['1.feeCode', 'tariff.ruleScopeTwice'],
    ])
    expect(issuesOf([{ ruleCode: 'A' }, { ruleCode: 'B' }])).toEqual([
      ['1.calcMethod', 'tariff.ruleScopeTwice'],
    ])
    expect(issuesOf([{ ruleCode: 'A' }, { ruleCode: 'B', isStop: 1 }])).toEqual([])
  })

  test.each([
    [{ feeCode: 'CCF', jfmoduleId: 'CC' }, 'jfmoduleId', 'tariff.ruleFeeOrModule'],
    [{ calcMethod: 'UNIT', freeDays: 3, freeMode: 'CLIFF' }, 'freeDays', 'tariff.freeDaysUnused'],
    [{ freeDays: 3 }, 'freeMode', 'tariff.freeModeRequired'],
    [{ minCharge: '1' }, 'minScope', 'tariff.minScopeRequired'],
    [{ minScope: 'LINE', minProrate: 'BY_DAY' }, 'minProrate', 'tariff.prorateNeedsMonth'],
    [{ minCharge: '2', minScope: 'LINE', maxCharge: '1' }, 'maxCharge', 'tariff.maxBelowMin'],
    [{ qtyStep: '0' }, 'qtyStep', 'tariff.qtyStepPositive'],
  ])('%o is refused where it is wrong', (given, field, reason) => {
    expect(issuesOf([{ ruleCode: 'A', ...given }])).toEqual([[`0.${field}`, reason]])
  })

  test('get the next code', () => {
    expect(nextRuleCode([])).toBe('GZ01')
    expect(nextRuleCode(['GZ02', 'gz09', 'X100', ''])).toBe('GZ10')
  })

  test('of before are one that is for all lines', () => {
    const [rule, ...others] = rulesTold({ freeMode: 'CLIFF', minProrate: 'BY_DAY' })
    expect(others).toEqual([])
    expect(rule).toEqual(aRule({ freeMode: 'CLIFF', minProrate: 'BY_DAY' }))
    expect(rulesTold({})).toEqual([])
    expect(rulesTold([rule])).toEqual([rule])
  })

  test('said the old way replace the one that is for all lines, and no other', () => {
    const rules = [aRule({ remark: '按合同' }), aRule({ ruleCode: 'GZ07', feeCode: 'CCF' })]
    const after = withOverrides(rules, { tierMode: 'WHOLE' })
    expect(after).toEqual([aRule({ tierMode: 'WHOLE', remark: '按合同' }), rules[1]])
    expect(withOverrides(rules, {})).toEqual([rules[1]])
  })
})

test('a line whose quantities go up to multiples of nothing is refused', () => {
  const line = { feeCode: 'RKF', calcMethod: 'UNIT', unit: '吨', price: '1', currency: 'CNY' }
  const found = tariffLine.safeParse({ ...line, taxRate: '0.06', qtyStep: '0' })
  expect(found.error?.issues.map(({ message }) => message)).toEqual(['tariff.qtyStepPositive'])
})
