import { partiesWith } from '@yuncang/shared/nouns/contract/draft'
import { termAfter, termFrom } from '@yuncang/shared/nouns/contract/term'
import type { LoadedContract } from './use-loaded.ts'

/** A year is what most contracts are made for. */
const aYear = { startDate: '2026-01-01', endDate: '2026-12-31' }

/** What most contracts say. */
const usual = {
  contractType: '1',
  currency: 'CNY',
  settlePeriod: '3',
  JSFS: '1',
  dayCountMode: 'HEAD_ONLY',
  autoRenew: 0,
  settleInCny: 0,
}

type Parts = Pick<LoadedContract, 'contract' | 'parties'>

/** A contract as its form begins; a party that was stopped is none any more. */
export const valuesOf = ({ contract, parties }: Parts) => ({
  ...contract,
  contractPartyList: parties
    .filter(({ isStop }) => !isStop)
    .map(({ partyType, customerId }) => ({ partyType, customerId })),
})

type Known = {
  customerId: string | undefined
  /** The companies that sign for the tenant. */
  subjects: readonly string[]
}

/** What a new contract begins with, for a customer or for anybody. */
export const blankFor = ({ customerId, subjects }: Known, day: string) => ({
  ...usual,
  contractSubjectNames: subjects.length === 1 ? subjects[0] : '',
  signDate: day,
  ...termFrom(day, aYear),
  contractPartyList: customerId === undefined ? [] : partiesWith([], undefined, customerId),
  ...(customerId !== undefined && { customerId }),
})

/** The same contract once more, for the term that comes next. */
export const copyOf = (old: Parts, day: string) => ({
  ...valuesOf(old),
  contractNo: '',
  signDate: day,
  ...termAfter(old.contract, day),
})
