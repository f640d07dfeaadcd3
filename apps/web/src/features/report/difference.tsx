import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { DifferenceRow } from '@yuncang/shared/nouns/report/contract'
import { differenceExportColumns } from '@yuncang/shared/nouns/report/export'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { reportColumns } from './columns.ts'
import { RangeFilter } from './filters.tsx'
import { ReportPage } from './report-page.tsx'
import { differenceSearch, pageOf, rangeOf } from './search.ts'

const path = '/report/difference/index'
const route = getRouteApi(path)
const noFilters = { customerId: undefined, dateFrom: undefined, dateTo: undefined }
const sortable = ['expectDate', 'customerName', 'diffPieces', 'diffNet'] as const

/** Goods that did not come as announced; a row leads to its order. */
export function DifferenceReport() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const { labelOf: diffType } = useDictionary('DIFF_TYPE')
  const { labelOf: diffDecision } = useDictionary('DIFF_DECISION')
  const filters = { ...rangeOf(search), customerId: search.customerId }
  const asked = { ...filters, ...pageOf(sortable, search) }
  const list = useQuery({ ...trpc.differenceReport.page.queryOptions(asked), ...asList })
  const columns = useMemo(
    () =>
      reportColumns<DifferenceRow>(differenceExportColumns, {
        sortable,
        labelOf: { diffType, diffDecision },
      }),
    [diffType, diffDecision],
  )
  const order = ({ orderId: id }: DifferenceRow) =>
    ({ to: '/wms/inboundOrder/detail/$id', params: { id } }) as const
  return (
    <ReportPage
      report="differenceReport"
      columns={columns}
      asked={asked}
      query={filters}
      list={list}
      search={search}
      read={(raw) => differenceSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
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
      empty={t('report.differenceEmpty')}
      behind={order}
    />
  )
}
