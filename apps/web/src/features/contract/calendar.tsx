import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { addDays, addMonths, endOfMonth, today } from '@yuncang/shared/kernel/calendar'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { contractStatuses, reminderDays } from '@yuncang/shared/nouns/contract/rules'
import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { counted } from '../../lib/language.ts'
import { chosenPageSize } from '../../lib/page-size.ts'
import { MonthInput } from '../../ui/form/month-input.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import './calendar.css'
import { MonthTable } from './month-table.tsx'
import { firstOf, monthOf, weeksOf } from './month.ts'
import { ContractSegments } from './segments.tsx'
import { ContractStatus } from './status.tsx'

const route = getRouteApi('/contract/contract/calendar')

/** On which days contracts end: a month at a time, and what ends soon. */
export function ContractCalendar() {
  const { t } = useTranslation()
  const [day] = useState(() => today(new Date().toISOString()))
  const first = firstOf(route.useSearch().month) ?? `${day.slice(0, 8)}01`
  const navigate = useNavigate({ from: '/contract/contract/calendar' })
  const show = (month: string | undefined) => void navigate({ search: { month } })
  const weeks = weeksOf(first)
  const [from, to] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!]
  const { data, error } = useQuery({
    ...trpc.contract.ending.queryOptions({ from, to }),
    meta: { inPlace: true },
  })
  const ofMonth = data?.filter(({ endDate }) => endDate >= first && endDate <= endOfMonth(first))
  return (
    <div className="record-page contract-calendar">
      <div className="page-head">
        <h1>{t('contract.calendar')}</h1>
        <div className="actions">
          <Button
            icon={<LeftOutlined />}
            aria-label={t('contract.monthBefore')}
            onClick={() => show(monthOf(addMonths(first, -1)))}
          />
          <div className="month">
            <MonthInput
              label={t('contract.month')}
              value={monthOf(first)}
              onChange={(month) => show(month)}
            />
          </div>
          <Button
            icon={<RightOutlined />}
            aria-label={t('contract.monthAfter')}
            onClick={() => show(monthOf(addMonths(first, 1)))}
          />
          <Button onClick={() => show(undefined)}>{t('contract.thisMonth')}</Button>
        </div>
      </div>
      <ContractSegments current="/contract/contract/calendar" />
      <EndingSoon day={day} />
      {error && <Alert type="error" showIcon title={apiErrorOf(error).message} />}
      {!data && !error && <Skeleton active />}
      {data && <MonthTable weeks={weeks} first={first} day={day} contracts={data} />}
      {ofMonth && <MonthList contracts={ofMonth} />}
    </div>
  )
}

/** How many contracts in force end within the days of each reminder; each leads to them. */
function EndingSoon({ day }: { day: string }) {
  const { t } = useTranslation()
  const to = addDays(day, reminderDays[0])
  const { data } = useQuery({
    ...trpc.contract.ending.queryOptions({ from: day, to }),
    meta: { inPlace: true },
  })
  const active = data?.filter(({ status }) => status === contractStatuses.active)
  const first = { current: 1, size: chosenPageSize(), status: contractStatuses.active }
  return (
    <p className="ending-soon">
      {reminderDays.toReversed().map((days) => {
        const endDateTo = addDays(day, days)
        const count = active?.filter(({ endDate }) => endDate <= endDateTo).length
        return (
          <Link
            key={days}
            to="/contract/contract/index"
            search={{ ...first, endDateFrom: day, endDateTo, ascs: ['endDate'] }}
          >
            {counted(t('contract.endingIn', { days }), count)}
          </Link>
        )
      })}
    </p>
  )
}

/** The same day by day, as a phone shows it. */
function MonthList({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation()
  return (
    <div className="card">
      <RecordList
        title={counted(t('contract.endingInMonth'), contracts.length)}
        empty={t('contract.noneEnding')}
        items={contracts.map((contract) => ({
          key: contract.id,
          title: (
            <Link to="/contract/contract/detail/$id" params={{ id: contract.id }}>
              {contract.contractNo}
            </Link>
          ),
          tag: <ContractStatus contract={contract} />,
          details: [
            contract.endDate,
            contract.customerName,
            contract.contractName,
            contract.isNoRenewal ? t('contract.willNotRenew') : '',
          ],
        }))}
      />
    </div>
  )
}
