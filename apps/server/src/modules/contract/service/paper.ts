import type { Locale } from '@yuncang/shared/kernel/messages/types'
import {
  contractStatuses,
  contractStatusLabels,
  type ContractStatus,
} from '@yuncang/shared/nouns/contract/rules'
import type { Paper, Section } from '../../../papers/description.ts'
import type { PaperDescription } from '../../../papers/kind.ts'
import { paperWords, type ContractPaperWords } from './paper-words.ts'
import { mustFind } from './read.ts'
import { contractSaid, type ContractSaid } from './said.ts'

/** A contract on paper: its terms, its parties, the prices of its newest quotation, and room to sign. */
export const contractPaper: PaperDescription = {
  async describe(db, ctx, id) {
    const row = await mustFind(db, id)
    const { locale } = ctx.call
    const words = paperWords[locale]
    const { terms, parties, prices } = await contractSaid(db, ctx, row)
    return {
      locale,
      title: row.contractName,
      no: row.contractNo,
      ...markOf(row.status, locale),
      sections: [
        { kind: 'facts', title: words.terms, items: factsOf(terms, words) },
        { kind: 'table', title: words.parties, empty: '—', ...partyTable(parties, words) },
        ...(prices ? priceSections(prices, words) : []),
        ...remarkOf(row.remark, words),
        {
          kind: 'signatures',
          parties: [
            ...parties.filter(({ isPayer }) => !isPayer).map(({ role, name }) => ({ role, name })),
            { role: words.subject, name: row.contractSubjectNames },
          ],
        },
      ],
    }
  },
}

const valid: readonly number[] = [
  contractStatuses.active,
  contractStatuses.expired,
  contractStatuses.renewed,
  contractStatuses.ended,
]

/** What binds nobody says so on each of its pages. */
const markOf = (status: number, locale: Locale): Pick<Paper, 'mark'> =>
  // The database holds no other numbers than these.
  valid.includes(status) ? {} : { mark: contractStatusLabels[status as ContractStatus][locale] }

type Words = ContractPaperWords

const factsOf = (terms: ContractSaid['terms'], words: Words): [string, string][] => [
  [words.customer, terms.customerName],
  [words.subject, terms.contractSubjectNames],
  [words.contractType, terms.contractType],
  [words.signDate, terms.signDate],
  [words.period, words.fromTo(terms.startDate, terms.endDate)],
  [words.renewal, terms.renewal],
  [words.currency, terms.currency],
  [words.settlePeriod, terms.settlePeriod],
  [words.settleMethod, terms.settleMethod],
  [words.billDay, terms.billDay],
  [words.payDays, terms.payDays],
  [words.foreignFees, terms.foreignFees],
  [words.dayCount, terms.dayCount],
]

const partyTable = (parties: ContractSaid['parties'], words: Words) => ({
  columns: [{ title: words.role }, { title: words.name, share: 4 }],
  groups: [{ rows: parties.map(({ role, name }) => [role, name]) }],
})

const priceSections = (
  { no, from, to, version, rows }: NonNullable<ContractSaid['prices']>,
  words: Words,
): Section[] => [
  {
    kind: 'table',
    title: words.prices,
    empty: words.noPrices,
    columns: [
      { title: words.line, share: 0.6 },
      { title: words.fee, share: 2 },
      { title: words.price, share: 3 },
      { title: words.rules, share: 4 },
    ],
    groups: [{ rows: rows.map(({ line, fee, price, rules }) => [line, fee, price, rules]) }],
  },
  { kind: 'words', texts: [`${words.quotation(no, from, to)} · ${version}`] },
]

const remarkOf = (remark: string, words: Words): Section[] =>
  remark.trim() === '' ? [] : [{ kind: 'words', title: words.remark, texts: [remark] }]
