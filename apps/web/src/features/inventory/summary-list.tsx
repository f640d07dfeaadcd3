import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import type { SummaryKey } from '@yuncang/shared/nouns/inventory/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { LotFilters, noLotFilters } from './filters.tsx'
import './inventory.css'
import { inventorySearch, summaryQueryOf } from './search.ts'
import { summaryColumns } from './summary-columns.tsx'

const route = getRouteApi('/wms/inventory/index')

/** By which filter the lots of a row are found. */
const filterOf = {
  customer: 'hqCustomerId',
  bill: 'masterBillNo',
  location: 'locationId',
} as const satisfies Record<SummaryKey, string>

/** Lots added up by owner, bill of lading or location; a row leads to its lots. */
export function SummaryList({ by }: { by: SummaryKey }) {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/wms/inventory/index' })
  const router = useRouter()
  const { labelOf: unit } = useDictionary('MEASURING_UNIT')
  const list = useQuery({
    ...trpc.inventory.summary.queryOptions(summaryQueryOf(search, by)),
    ...asList,
  })
  const totals = list.data?.totals
  const columns = useMemo(() => summaryColumns(t, by, unit, totals), [t, by, unit, totals])
  const rows = useMemo(
    () => list.data?.records.map((row) => ({ ...row, id: row.key })),
    [list.data],
  )
  const lotsOf = (key: string) =>
    ({
      to: '/wms/inventory/index',
      search: {
        ...search,
        by: undefined,
        view: undefined,
        ascs: undefined,
        descs: undefined,
        current: 1,
        [filterOf[by]]: key,
      },
    }) as const
  return (
    <ListPage
      name={`inventory_${by}`}
      title={t('inventory.title')}
      columns={columns}
      exported={{ list: 'inventorySummary', query: summaryQueryOf(search, by) }}
      list={list}
      rows={rows}
      search={search}
      read={(raw) => ({ ...inventorySearch.parse(raw), by })}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noLotFilters}
      renderFilters={(filter) => <LotFilters search={search} onChange={filter} />}
      totalLabel={t('inventory.totalAll')}
      empty={{ reason: t('inventory.empty') }}
      onOpen={(row) => void navigate(lotsOf(row.key))}
      hrefOf={(row) => router.buildLocation(lotsOf(row.key)).href}
    >
      <Outlet />
    </ListPage>
  )
}
