import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate, useRouter, type NavigateOptions } from '@tanstack/react-router'
import type { ScheduledReport } from '@yuncang/shared/nouns/report-plan/rules'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../records/list/filters.tsx'
import { ListPage, type ListPageProps, type ListSearch } from '../../records/list/list-page.tsx'
import { MailPlansButton } from './by-mail/button.tsx'
import { ReportChart } from './chart.tsx'

/** What a report hands on to its list as it is. */
type AsListed = 'columns' | 'search' | 'read' | 'onSearch' | 'segments'

type Props<R extends { id: string }, S extends ListSearch> = Pick<ListPageProps<R, S>, AsListed> & {
  report: ScheduledReport
  /** Of a report in several forms, the one on screen: views are kept for each. */
  form?: string
  /** What it is asked by on screen and as a file: filters and sort. */
  asked: object
  /** What it is asked by in a mail: the filters alone. */
  query: object
  list: UseQueryResult<{ records: R[]; total: number }, unknown>
  /** Where there is something to choose: what, and the choice of nothing. */
  filters?: {
    none: Partial<S>
    render: (filter: (next: Partial<S>) => void) => ReactNode
  }
  chart?: Omit<ComponentProps<typeof ReportChart<R>>, 'rows'>
  /** Said when there is nothing to tell of. */
  empty: string
  /** The records behind a row. */
  behind?: (row: R) => NavigateOptions
}

/** A report as all of them are: a list with a chart, as a file, and by mail. */
export function ReportPage<R extends { id: string }, S extends ListSearch>({
  report,
  form,
  asked,
  query,
  list,
  filters,
  chart,
  empty,
  behind,
  ...listed
}: Props<R, S>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const router = useRouter()
  const key = report.replace(/Report$/, '')
  const title = t(`report.${key}`)
  const rows = list.data?.records
  return (
    <ListPage
      {...listed}
      name={['report', key, form].filter(Boolean).join('_')}
      title={title}
      exported={{ list: report, query: asked }}
      actions={<MailPlansButton report={report} title={title} query={query} />}
      list={list}
      rows={rows}
      noFilters={filters?.none ?? {}}
      renderFilters={(filter) => (
        <>
          {filters && (
            <FilterBar onReset={() => filter(filters.none)}>{filters.render(filter)}</FilterBar>
          )}
          {rows && chart && <ReportChart rows={rows} {...chart} />}
        </>
      )}
      empty={{ reason: empty }}
      {...(behind && {
        onOpen: (row: R) => void navigate(behind(row)),
        hrefOf: (row: R) => router.buildLocation(behind(row)).href,
      })}
    />
  )
}
