import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { AgingRow } from '@yuncang/shared/nouns/report/contract'
import { agingExportColumns } from '@yuncang/shared/nouns/report/export'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { currentLanguage } from '../../lib/language.ts'
import { reportColumns } from './columns.ts'
import { WhoseFilter } from './filters.tsx'
import { ReportPage } from './report-page.tsx'
import { debtSearch, pageOf, recPayOf } from './search.ts'

const path = '/report/aging/index'
const route = getRouteApi(path)
const noFilters = { customerId: undefined, recPay: undefined }
const sortable = ['customerName', 'total', 'older'] as const
const ages = ['notDue', 'first', 'second', 'third', 'older'] as const

/** What is not paid of audited bills, by the days since it was due; a row leads to the customer's bills. */
export function AgingReport() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const recPay = recPayOf(search)
  const filters = { customerId: search.customerId, recPay }
  const asked = { ...filters, ...pageOf(sortable, search) }
  const list = useQuery({ ...trpc.agingReport.page.queryOptions(asked), ...asList })
  const language = currentLanguage()
  const columns = useMemo(() => reportColumns<AgingRow>(agingExportColumns, { sortable }), [])
  const bills = ({ customerId }: AgingRow) =>
    ({
      to: '/fee/bill/index',
      search: { current: 1, size: search.size, customerId, recPay, due: 'unpaid' as const },
    }) as const
  const titleOf = (key: string) =>
    agingExportColumns.find((each) => each.key === key)?.title[language] ?? ''
  return (
    <ReportPage
      report="agingReport"
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
        labelOf: (row) => row.customerName,
        series: ages.map((age) => ({
          title: titleOf(age),
          value: (row: AgingRow) => Number(row[age]),
        })),
      }}
      empty={t('report.agingEmpty')}
      behind={bills}
    />
  )
}
