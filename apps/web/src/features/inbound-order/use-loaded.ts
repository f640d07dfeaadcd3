import type { InboundContainer, InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { useQuery } from '@tanstack/react-query'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { useLoadedParts } from '../../records/form/use-loaded-parts.ts'

type Parts = {
  readonly order: InboundOrder
  readonly containers: readonly InboundContainer[]
  readonly products: readonly InboundProduct[]
}
export type LoadedOrder = Parts & { readonly turn: number }

/** A form has each load for itself: thousands of lines are not compared with those of before. */
const fresh = { staleTime: 0, structuralSharing: false, meta: { inPlace: true } }

/** An order with all its lines as a form begins with it; `newest` is its version by now. */
export function useLoaded(id: string) {
  const { get, containers, products } = trpc.inboundOrder
  // In view, so that it is asked for again when somebody moves the order.
  const { data: now } = useQuery({ ...get.queryOptions({ id }), ...inPlace })
  const parts = useLoadedParts(async (): Promise<Parts> => {
    const [order, containerRows, productRows] = await Promise.all([
      queryClient.fetchQuery({ ...get.queryOptions({ id }), ...fresh }),
      queryClient.fetchQuery({ ...containers.queryOptions({ id }), ...fresh }),
      queryClient.fetchQuery({ ...products.queryOptions({ id }), ...fresh }),
    ])
    return { order, containers: containerRows, products: productRows }
  })
  return { ...parts, newest: now?.version }
}
