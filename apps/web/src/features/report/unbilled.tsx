import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { UnbilledRow } from '@yuncang/shared/nouns/report/contract'
import { unbilledExportColumns } from '@yuncang/shared/nouns/report/export'
import { daysOf } from '@yuncang/shared/nouns/bill/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { reportColumns } from './columns.ts'
import { WhoseFilter } from './filters.tsx'
import { ReportPage } from './report-page.tsx'
import { debtSearch, pageOf, recPayOf } from './search.ts'

const path = '/report/unbilled/index'
const route = getRouteApi(path)
const noFilters = { customerId: undefined, recPay: undefined }
const sortable = ['customerName', 'period', 'audited', 'open'] as const

/** What no bill holds yet, by customer and month; a row leads to its fees. */
export function UnbilledReport() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const filters = { customerId: search.customerId, recPay: recPayOf(search) }
  const asked = { ...filters, ...pageOf(sortable, search) }
  const list = useQuery({ ...trpc.unbilledReport.page.queryOptions(asked), ...asList })
  const columns = useMemo(() => reportColumns<UnbilledRow>(unbilledExportColumns, { sortable }), [])
  const fees = ({ customerId, period }: UnbilledRow) => {
    const { from: dateFrom, to: dateTo } = daysOf(period)
    return {
      to: '/fee/feeLine/index',
      search: { current: 1, size: search.size, customerId, dateFrom, dateTo },
    } as const
  }
  return (
    <ReportPage
      report="unbilledReport"
      columns={columns}
      asked={asked}
      query={filters}
      list={list}
      search={search}
      read={(raw) => debtSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      filters={{
        none: noFilters,
        render: (filter) => <WhoseFilter search={search} onChange={filter} />,
      }}
      chart={{
        currencyOf: ({ currency }) => currency,
        labelOf: ({ period, customerName }) => `${period} ${customerName}`,
        series: [
          { title: t('report.series.audited'), value: (row) => Number(row.audited) },
          { title: t('report.series.open'), value: (row) => Number(row.open) },
        ],
      }}
      empty={t('report.unbilledEmpty')}
      behind={fees}
    />
  )
}
