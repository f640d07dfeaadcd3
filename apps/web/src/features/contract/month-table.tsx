import { Link } from '@tanstack/react-router'
import { endOfMonth } from '@yuncang/shared/kernel/calendar'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'

type Props = {
  weeks: readonly (readonly string[])[]
  /** The first day of the month. */
  first: string
  /** The day that it is. */
  day: string
  contracts: readonly Contract[]
}

/** The weeks of a month with the contracts that end on each day; a phone shows the list below it alone. */
export function MonthTable({ weeks, first, day, contracts }: Props) {
  const { t } = useTranslation()
  const byDay = Map.groupBy(contracts, ({ endDate }) => endDate)
  const weekday = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'short', timeZone: 'UTC' })
  const kindOf = (date: string) =>
    [(date < first || date > endOfMonth(first)) && 'other', date === day && 'today']
      .filter(Boolean)
      .join(' ')
  return (
    <div className="card month-table">
      <table aria-label={t('contract.calendar')}>
        <thead>
          <tr>
            {weeks[0]!.map((date) => (
              <th key={date} scope="col">
                {weekday.format(new Date(date))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td
                  key={date}
                  className={kindOf(date)}
                  aria-current={date === day ? 'date' : undefined}
                >
                  <time dateTime={date}>{Number(date.slice(8))}</time>
                  {byDay.get(date)?.map((contract) => (
                    <Ending key={contract.id} contract={contract} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Ending({ contract: { id, contractNo, customerName, status } }: { contract: Contract }) {
  const isOpen = status === contractStatuses.active
  return (
    <Link
      to="/contract/contract/detail/$id"
      params={{ id }}
      className={isOpen ? 'ending open' : 'ending'}
      title={`${contractNo} ${customerName}`}
    >
      {customerName}
    </Link>
  )
}
