import { money } from '@yuncang/shared/kernel/exact'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Account } from '@yuncang/shared/nouns/bill-statement/account'
import type { StatementEntry } from '@yuncang/shared/nouns/bill-statement/contract'
import { billStatementExportColumns } from '@yuncang/shared/nouns/bill-statement/export'
import { entryKindLabels } from '@yuncang/shared/nouns/bill-statement/rules'
import { debtAges } from '@yuncang/shared/nouns/report/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Section } from '../../../papers/description.ts'
import type { PaperDescription } from '../../../papers/kind.ts'
import { mustFindCustomer } from '../../customer/service/read.ts'
import { valueOf } from '../../param/service/param.ts'
import { paperWords } from './paper-words.ts'
import { statementOf, type Statement } from './read.ts'

/** 客户对账单: what a customer owed before some days, what changed it, and what it owes after them. */
export const billStatementPaper: PaperDescription = {
  async describe(db, ctx, id, account) {
    const { customerCode, customerName } = await mustFindCustomer(db, id)
    if (!account) throw new AppError('billStatement.whichAccount')
    const { locale } = ctx.call
    const words = paperWords[locale]
    const statement = await statementOf(db, ctx, { customerId: id, ...account })
    const payTo = await valueOf(db, 'bill.payTo')
    return {
      locale,
      title: words.title,
      no: `${customerCode}-${account.currency}-${account.dateTo}`,
      isWide: true,
      sections: [
        factsOf(statement, account, { locale, payTo }),
        entriesOf(statement.entries, locale),
        agesOf(statement, account, locale),
        { kind: 'words', texts: [words.note] },
        {
          kind: 'signatures',
          parties: [
            { role: words.confirmed, name: customerName },
            { role: words.issued, name: ctx.tenant.name },
          ],
        },
      ],
    }
  },
}

function factsOf(
  { customerName, opening, charged, settled, closing, unsettled }: Statement,
  { currency, dateFrom, dateTo }: Account,
  { locale, payTo }: { locale: Locale; payTo: string },
): Section {
  const words = paperWords[locale]
  const shown = (amount: string) => money(amount, currency)
  return {
    kind: 'facts',
    items: [
      [words.customer, customerName],
      [words.days, words.fromTo(dateFrom, dateTo)],
      [words.currency, currency],
      [words.opening, shown(opening)],
      [words.charged, shown(charged)],
      [words.settled, shown(settled)],
      [words.closing, `${shown(closing)} ${currency}`],
      [words.unsettled, shown(unsettled)],
      ...(payTo === '' ? [] : [[words.payTo, payTo] as const]),
    ],
  }
}

const figures: ReadonlySet<string> = new Set(['charged', 'settled', 'balance'])
const shares: Readonly<Record<string, number>> = { no: 1.6, about: 2.4, kind: 1.2 }
const shownColumns = billStatementExportColumns.filter(({ key }) => key !== 'currency')

function entriesOf(entries: readonly StatementEntry[], locale: Locale): Section {
  return {
    kind: 'table',
    title: paperWords[locale].entries,
    columns: shownColumns.map(({ key, title }) => ({
      title: title[locale],
      share: shares[key] ?? 1,
      ...(figures.has(key) && { align: 'right' as const }),
    })),
    groups: [{ rows: entries.map((entry) => rowOf(entry, locale)) }],
  }
}

function rowOf(entry: StatementEntry, locale: Locale): string[] {
  const { day, kind, no, period, dueDate, about, charged, settled, balance, currency } = entry
  const shown = (amount: string | null) => (amount === null ? '' : money(amount, currency))
  const label = entryKindLabels[kind][locale]
  const amounts = [shown(charged), shown(settled), shown(balance)]
  return [day, label, no, period, dueDate ?? '', about, ...amounts]
}

function agesOf({ ages, closing }: Statement, { currency }: Account, locale: Locale): Section {
  const words = paperWords[locale]
  const [first, second, third] = debtAges
  const titles = [
    words.notDue,
    words.late(1, first),
    words.late(first + 1, second),
    words.late(second + 1, third),
    words.later(third),
    words.closing,
  ]
  const { notDue, first: upToFirst, second: upToSecond, third: upToThird, older } = ages
  const amounts = [notDue, upToFirst, upToSecond, upToThird, older, closing]
  return {
    kind: 'table',
    title: words.ages,
    columns: titles.map((title) => ({ title, align: 'right' })),
    groups: [{ rows: [amounts.map((amount) => money(amount, currency))] }],
  }
}
