import { addMessages } from '@yuncang/shared/client-messages'
import { tariffMessages } from '@yuncang/shared/nouns/tariff/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { priceFaults } from './faults.ts'
import type { Offered } from './offered.ts'

addMessages(tariffMessages)
beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => 'zh' }))
afterEach(() => vi.unstubAllGlobals())

const fees = [
  { feeCode: 'RKF', feeName: '入库费', feeNameEn: 'Inbound handling fee', jfmoduleId: 'RK' },
  { feeCode: 'HZF', feeName: '货转费', feeNameEn: 'Transfer fee', jfmoduleId: 'HZ' },
]
// Of a fee only its code, name and module are looked at.
const feeOf = new Map(fees.map((fee) => [fee.feeCode, fee])) as unknown as Offered['feeOf']

test.each([
  ['RKF', 'SELF', []],
  ['HZF', 'HALF', []],
  // Which is another fault, said elsewhere.
  ['RKF', '谁', []],
  [
    'RKF',
    'HALF',
    [
      {
        column: 'payer',
        message: '「入库费」由客户承担，转出方、受让方、各半只用于货转和交割的费用',
      },
    ],
  ],
])('fee %s, paid by %s', (feeCode, payer, faults) => {
  expect(priceFaults({ feeCode, payer }, { feeOf })).toEqual(faults)
})
