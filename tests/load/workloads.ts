import { billOf, linesPerOrder, tenantCount, tenantOf } from './data.ts'
import type { Call } from './load.ts'

/**
 * The workloads of docs/domain/budgets.md#workloads, with the least share of the bare server's CPU economy that each
 * must keep.
 */
export type Workload = { name: string; budget: number; next: () => Call }

const json = (value: unknown) => JSON.stringify(value)

/** `ids` are orders of the file with the index of their tenant; `count` is how many orders the file holds. */
export function workloads(count: number, ids: { id: string; tenant: string }[]): Workload[] {
  let turn = 0
  let created = 0
  const step = () => (turn = (turn + 1) % 1_000_003)
  const page = (current: number) => {
    const query = `current=${current}&size=15`
    return (): Call => ({
      method: 'POST',
      path: `/api/lh-wms/inboundOrder/page?${query}`,
      tenant: tenantOf(step()),
      body: json({ orderStatus: 2 }),
    })
  }
  const deepPage = Math.min(1000, Math.max(1, Math.floor(((count / tenantCount) * 0.2) / 15)))
  return [
    { name: 'page', budget: 0.6, next: page(1) },
    {
      name: 'search',
      budget: 0.7,
      next: () => {
        const bill = billOf(step() % count)
        const text = bill.slice(4, 6 + (turn % 7))
        const path = `/api/lh-wms/inboundOrder/searchMasterBillNo?masterBillNo=${text}`
        return { method: 'GET', path, tenant: tenantOf(turn) }
      },
    },
    {
      name: 'get',
      budget: 0.35,
      next: () => {
        const { id, tenant } = ids[step() % ids.length]!
        return {
          method: 'GET',
          path: `/api/lh-wms/inboundOrder/getInboundOrderById?id=${id}`,
          tenant,
        }
      },
    },
    {
      name: 'create',
      budget: 0.5,
      next: () => {
        const tenant = tenantOf(step())
        created += 1
        const lines = Array.from({ length: linesPerOrder }, (_, index) => ({
          productName: `TSR20 ${index}`,
          planPieces: 16,
          planNet: '20160.000',
        }))
        return {
          method: 'POST',
          path: '/api/lh-wms/inboundOrder/saveAll',
          tenant,
          body: json({
            masterBillNo: `BENCH${String(created).padStart(9, '0')}`,
            customerId: `bench-customer-${tenant}`,
            inboundType: '1',
            expectDate: '2026-12-01',
            inboundProductList: lines,
          }),
        }
      },
    },
    { name: 'deep', budget: 0.8, next: page(deepPage) },
  ]
}
