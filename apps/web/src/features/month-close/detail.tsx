import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Month } from '@yuncang/shared/nouns/month-close/contract'
import { monthStatuses } from '@yuncang/shared/nouns/month-close/rules'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useTabTitle } from '../../lib/tab.ts'
import {
  RecordTimeline,
  useActionWords,
  type RecordedStep,
} from '../../records/history/history.tsx'
import { RecordWithRail } from '../../records/page/record-rail.tsx'
import { Facts } from '../../ui/facts.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { MonthSteps } from './actions.tsx'
import { Missing } from './missing.tsx'
import { MonthStatusTag } from './status.tsx'

const route = getRouteApi('/fee/monthClose/detail/$id')

/** One month of the books: what is missing of it, its steps, and who took them. */
export function MonthDetail() {
  const { id } = route.useParams()
  const found = useQuery({ ...trpc.monthClose.get.queryOptions({ id }), meta: { inPlace: true } })
  if (found.data) return <LoadedMonth month={found.data} />
  if (!found.error) return <Skeleton active />
  return <StatusPage code={apiErrorOf(found.error).code} />
}

function LoadedMonth({ month }: { month: Month }) {
  const { t } = useTranslation()
  const wordsOf = useMonthWords()
  const title = t('monthClose.month', { period: month.id })
  useTabTitle(title)
  const field = (key: string) => t(`monthClose.field.${key}`)
  const facts = [
    [field('submitName'), month.submitName],
    [field('submitTime'), month.submitTime ?? ''],
    [field('closeName'), month.closeName],
    [field('closeTime'), month.closeTime ?? ''],
    [field('reason'), month.reason],
  ] as const
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>{title}</h1>
        <MonthStatusTag status={month.status} />
        <MonthSteps month={month} />
      </div>
      <RecordWithRail
        title={t('monthClose.timeline')}
        timeline={<RecordTimeline id={month.id} wordsOf={wordsOf} />}
      >
        <section className="card">
          <h2>{t('monthClose.head')}</h2>
          <p className="hint">{t(`monthClose.hint.${month.status}`)}</p>
          <Facts items={facts.filter(([, value]) => value !== '')} />
        </section>
        {month.status !== monthStatuses.closed && (
          <div className="card">
            <Missing period={month.id} />
          </div>
        )}
      </RecordWithRail>
    </div>
  )
}

const actionKeys: Readonly<Record<string, string>> = {
  prepare: 'monthClose.action.prepare',
  withdraw: 'monthClose.action.withdraw',
  sendBack: 'monthClose.action.sendBack',
  closeMonth: 'monthClose.action.closeMonth',
  reopenMonth: 'monthClose.action.reopenMonth',
}

function useMonthWords() {
  const { t } = useTranslation()
  const usual = useActionWords()
  return ({ action }: RecordedStep): string => {
    const key = actionKeys[action]
    return key === undefined ? usual(action) : t(key)
  }
}
