import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { OccupancyRow } from '@yuncang/shared/nouns/report/contract'
import { occupancyExportColumns } from '@yuncang/shared/nouns/report/export'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { reportColumns } from './columns.ts'
import { ReportPage } from './report-page.tsx'
import { pageOf, plainReportSearch } from './search.ts'

const path = '/report/occupancy/index'
const route = getRouteApi(path)
const sortable = ['code', 'weight', 'weightShare', 'palletShare', 'volumeShare'] as const

/** How full areas are; a row leads to what lies there. */
export function OccupancyReport() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const asked = pageOf(sortable, search)
  const list = useQuery({ ...trpc.occupancyReport.page.queryOptions(asked), ...asList })
  const columns = useMemo(
    () => reportColumns<OccupancyRow>(occupancyExportColumns, { sortable }),
    [],
  )
  const percent = (share: string | null) => Number(share ?? 0) * 100
  const lots = ({ id }: OccupancyRow) =>
    ({
      to: '/wms/inventory/index',
      search: { current: 1, size: search.size, locationId: id },
    }) as const
  return (
    <ReportPage
      report="occupancyReport"
      columns={columns}
      asked={asked}
      query={{}}
      list={list}
      search={search}
      read={(raw) => plainReportSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      chart={{
        labelOf: ({ code }) => code,
        series: [
          { title: t('report.series.weight'), value: (row) => percent(row.weightShare) },
          { title: t('report.series.pallets'), value: (row) => percent(row.palletShare) },
          { title: t('report.series.volume'), value: (row) => percent(row.volumeShare) },
        ],
      }}
      empty={t('report.areasEmpty')}
      behind={lots}
    />
  )
}
