import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { StockAgeRow } from '@yuncang/shared/nouns/report/contract'
import { stockAgeExportColumns } from '@yuncang/shared/nouns/report/export'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { currentLanguage } from '../../lib/language.ts'
import { reportColumns } from './columns.ts'
import { ReportPage } from './report-page.tsx'
import { pageOf, plainReportSearch } from './search.ts'

const path = '/report/stockAge/index'
const route = getRouteApi(path)
const sortable = ['customerName', 'total', 'older', 'oldest'] as const
const ages = ['first', 'second', 'third', 'older'] as const

/** Whose goods have lain for how long; a row leads to the owner's lots. */
export function StockAgeReport() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const asked = pageOf(sortable, search)
  const list = useQuery({ ...trpc.stockAgeReport.page.queryOptions(asked), ...asList })
  const language = currentLanguage()
  const columns = useMemo(() => reportColumns<StockAgeRow>(stockAgeExportColumns, { sortable }), [])
  const titleOf = (key: string) =>
    stockAgeExportColumns.find((each) => each.key === key)?.title[language] ?? ''
  const lots = ({ id }: StockAgeRow) =>
    ({
      to: '/wms/inventory/index',
      search: { current: 1, size: search.size, hqCustomerId: id },
    }) as const
  return (
    <ReportPage
      report="stockAgeReport"
      columns={columns}
      asked={asked}
      query={{}}
      list={list}
      search={search}
      read={(raw) => plainReportSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      chart={{
        labelOf: (row) => row.customerName,
        series: ages.map((age) => ({
          title: titleOf(age),
          value: (row: StockAgeRow) => Number(row[age]) / 1000,
        })),
      }}
      empty={t('report.stockEmpty')}
      behind={lots}
    />
  )
}
