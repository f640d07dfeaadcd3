import type { OutboundLine, OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { useQuery } from '@tanstack/react-query'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { useLoadedParts } from '../../records/form/use-loaded-parts.ts'

type Parts = { readonly order: OutboundOrder; readonly lines: readonly OutboundLine[] }
export type LoadedOrder = Parts & { readonly turn: number }

const fresh = { staleTime: 0, meta: { inPlace: true } }

/** An order with its lines as a form begins with it; `newest` is its version by now. */
export function useLoaded(id: string) {
  const { get, lines } = trpc.outboundOrder
  // In view, so that it is asked for again when somebody moves the order.
  const { data: now } = useQuery({ ...get.queryOptions({ id }), ...inPlace })
  const parts = useLoadedParts(async (): Promise<Parts> => {
    const [order, rows] = await Promise.all([
      queryClient.fetchQuery({ ...get.queryOptions({ id }), ...fresh }),
      queryClient.fetchQuery({ ...lines.queryOptions({ id }), ...fresh }),
    ])
    return { order, lines: rows }
  })
  return { ...parts, newest: now?.version }
}
