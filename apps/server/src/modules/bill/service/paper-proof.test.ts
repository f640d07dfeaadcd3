import type { FeeExplanation, FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import { expect, test } from 'vitest'
import { proofOf } from './paper-proof.ts'

const day = (from: string, to: string, amount: string) =>
  ({
    kind: 'DAYS',
    from,
    to,
    days: 5,
    qty: '10',
    ageFrom: 1,
    ageTo: 5,
    isFree: false,
    price: '0.8',
    amount,
  }) as const

const line = (explanation: FeeExplanation): FeeLineDetail =>
  // What the proof looks at.
  ({
    feeName: '仓储费',
    feeNameEn: 'Storage',
    calcMethod: 'DAY_UNIT',
    unit: '吨',
    businessNo: 'RK1',
    masterBillNo: 'MBL1',
    amount: '100.00',
    currency: 'CNY',
    explanation,
  }) as unknown as FeeLineDetail

const plain = line({
  parts: [{ kind: 'QUANTITY', qty: '4', price: '25', amount: '100' }],
  steps: [
    { kind: 'RAW', amount: '100' },
    { kind: 'ROUNDED', amount: '100.00' },
  ],
})
const stored = line({
  parts: [day('2026-03-01', '2026-03-05', '40'), day('2026-03-06', '2026-03-10', '40')],
  steps: [
    { kind: 'RAW', amount: '80' },
    { kind: 'MINIMUM', amount: '100', minCharge: '100' },
    { kind: 'ROUNDED', amount: '100.00' },
  ],
})

test('a fee whose row says all is not proved again; numbers are those of the table of fees', () => {
  expect(proofOf([plain], 'zh', 100)).toEqual([])
  const [table] = proofOf([plain, stored], 'zh', 100)
  expect(table).toMatchObject({
    kind: 'table',
    groups: [
      {
        head: '2　仓储费　RK1 / MBL1',
        rows: [
          ['2026-03-01 至 2026-03-05', '5', '10.000 吨', '1 – 5', '0.80', '40.00'],
          ['2026-03-06 至 2026-03-10', '5', '10.000 吨', '1 – 5', '0.80', '40.00'],
        ],
        steps: [
          ['明细合计', '80.00'],
          ['不足最低收费 100.00，按最低收费计', '100.00'],
        ],
        sums: ['本行金额', '', '', '', '', '100.00 CNY'],
      },
    ],
  })
})

test('where there is no room for all rows, a sentence says how many there would be', () => {
  const proof = proofOf(
    Array.from({ length: 10 }, () => stored),
    'en',
    59,
  )
  expect(proof).toMatchObject([
    { kind: 'words', texts: [expect.stringContaining('takes 60 rows')] },
  ])
})
