import { missingKindList } from '@yuncang/shared/nouns/month-close/rules'
import { expect, test } from 'vitest'
import { cureOf } from './cures.ts'

const period = '202503'

test('fees that are missing are those of the month of the books, whatever days they are about', () => {
  const ofFees = missingKindList.map((kind) => cureOf(kind, period)).filter(isOfFees)
  expect(ofFees).toHaveLength(5)
  for (const { search } of ofFees) {
    expect(search).toMatchObject({ accountPeriod: period })
    expect(search).not.toHaveProperty('dateTo')
  }
})

const isOfFees = ({ to }: { to: string }): boolean => to === '/fee/feeLine/index'
