import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { RevenueRow } from '@yuncang/shared/nouns/report/contract'
import { revenueExportColumns, revenueTitles } from '@yuncang/shared/nouns/report/export'
import { revenueKeys, type RevenueKey } from '@yuncang/shared/nouns/report/rules'
import { endOfMonth } from '@yuncang/shared/kernel/calendar'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { currentLanguage } from '../../lib/language.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { reportColumns } from './columns.ts'
import { RangeFilter } from './filters.tsx'
import { ReportPage } from './report-page.tsx'
import { pageOf, rangeOf, revenueSearch, type RevenueSearch } from './search.ts'

const path = '/report/revenue/index'
const route = getRouteApi(path)
const noFilters = { customerId: undefined, dateFrom: undefined, dateTo: undefined }
const sortable = ['label', 'revenue', 'cost', 'profit', 'lines'] as const

/** Revenue, cost and profit by fee, customer, bill of lading or month; a row leads to its fees. */
export function RevenueReport() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const { by = 'fee' } = search
  const navigate = useNavigate({ from: path })
  const filters = { ...rangeOf(search), customerId: search.customerId, by }
  const asked = { ...filters, ...pageOf(sortable, search) }
  const list = useQuery({ ...trpc.revenueReport.page.queryOptions(asked), ...asList })
  const language = currentLanguage()
  const columns = useMemo(
    () =>
      reportColumns<RevenueRow>(revenueExportColumns, {
        sortable,
        titles: { label: revenueTitles[by][language] },
        without: by === 'bill' ? [] : ['customerName'],
      }),
    [by, language],
  )
  const fees = (row: RevenueRow) =>
    ({ to: '/fee/feeLine/index', search: { ...feesOf(by, row, search) } }) as const
  return (
    <ReportPage
      report="revenueReport"
      form={by}
      columns={columns}
      asked={asked}
      query={filters}
      list={list}
      search={search}
      read={(raw) => revenueSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      segments={
        <Segmented<RevenueKey>
          aria-label={t('report.by')}
          value={by}
          options={revenueKeys.map((value) => ({ value, label: revenueTitles[value][language] }))}
          style={{ alignSelf: 'start' }}
          onChange={(next) =>
            void navigate({
              search: {
                ...search,
                by: next,
                current: 1,
                view: undefined,
                ascs: undefined,
                descs: undefined,
              },
            })
          }
        />
      }
      filters={{
        none: noFilters,
        render: (filter) => (
          <>
            <RangeFilter search={search} onChange={filter} />
            <CustomerSelect
              canPickStopped
              value={search.customerId}
              onChange={(customerId) => filter({ customerId })}
            />
          </>
        ),
      }}
      chart={{
        currencyOf: ({ currency }) => currency,
        labelOf: (row) => row.label,
        series: [
          { title: t('report.series.revenue'), value: (row) => Number(row.revenue) },
          { title: t('report.series.cost'), value: (row) => Number(row.cost) },
        ],
      }}
      empty={t('report.revenueEmpty')}
      behind={fees}
    />
  )
}

/** The filters that find the fees of a row. */
function feesOf(by: RevenueKey, { id }: RevenueRow, search: RevenueSearch) {
  const key = id.slice(0, id.lastIndexOf(' '))
  const { dateFrom, dateTo } = rangeOf(search)
  const { size, customerId } = search
  const all = { current: 1, size, dateFrom, dateTo, customerId }
  switch (by) {
    case 'fee':
      return { ...all, feeCode: key }
    case 'customer':
      return { ...all, customerId: key }
    case 'bill':
      return { ...all, masterBillNo: key }
    case 'month':
      return { ...all, dateFrom: `${key}-01`, dateTo: endOfMonth(`${key}-01`) }
  }
}
