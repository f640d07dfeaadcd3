import { getRouteApi } from '@tanstack/react-router'
import { HoldList } from './hold-list.tsx'
import { LotList } from './lot-list.tsx'
import { holdsType } from './search.ts'
import { SummaryList } from './summary-list.tsx'

const route = getRouteApi('/wms/inventory/index')

/** Stock: lots, lots added up, or what is promised of them, as the address says. */
export function InventoryList() {
  const { type, by } = route.useSearch()
  if (type === holdsType) return <HoldList />
  return by ? <SummaryList key={by} by={by} /> : <LotList />
}
