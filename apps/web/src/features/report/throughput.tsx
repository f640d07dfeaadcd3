import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ThroughputRow } from '@yuncang/shared/nouns/report/contract'
import { throughputExportColumns } from '@yuncang/shared/nouns/report/export'
import { throughputKeys, type ThroughputKey } from '@yuncang/shared/nouns/report/rules'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { reportColumns } from './columns.ts'
import { RangeFilter } from './filters.tsx'
import { ReportPage } from './report-page.tsx'
import { pageOf, rangeOf, throughputSearch } from './search.ts'

const path = '/report/throughput/index'
const route = getRouteApi(path)
const noFilters = { dateFrom: undefined, dateTo: undefined }
const sortable = ['label', 'inNet', 'outNet'] as const

/** What came in and left by day, week or month. */
export function ThroughputReport() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const { by = 'month' } = search
  const navigate = useNavigate({ from: path })
  const filters = { ...rangeOf(search), by }
  const asked = { ...filters, ...pageOf(sortable, search) }
  const list = useQuery({ ...trpc.throughputReport.page.queryOptions(asked), ...asList })
  const columns = useMemo(
    () => reportColumns<ThroughputRow>(throughputExportColumns, { sortable }),
    [],
  )
  const words: Record<ThroughputKey, string> = {
    day: t('report.day'),
    week: t('report.week'),
    month: t('report.month'),
  }
  return (
    <ReportPage
      report="throughputReport"
      columns={columns}
      asked={asked}
      query={filters}
      list={list}
      search={search}
      read={(raw) => throughputSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      segments={
        <Segmented<ThroughputKey>
          aria-label={t('report.by')}
          value={by}
          options={throughputKeys.map((value) => ({ value, label: words[value] }))}
          style={{ alignSelf: 'start' }}
          onChange={(next) => void navigate({ search: { ...search, by: next, current: 1 } })}
        />
      }
      filters={{
        none: noFilters,
        render: (filter) => <RangeFilter search={search} onChange={filter} />,
      }}
      chart={{
        labelOf: (row) => row.label,
        series: [
          { title: t('report.series.in'), value: (row) => Number(row.inNet) / 1000 },
          { title: t('report.series.out'), value: (row) => Number(row.outNet) / 1000 },
        ],
      }}
      empty={t('report.goodsEmpty')}
    />
  )
}
