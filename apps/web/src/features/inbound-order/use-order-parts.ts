import { useQuery } from '@tanstack/react-query'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { lineWithoutProduct } from '@yuncang/shared/nouns/inbound-order/goods-rules'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { useMemo } from 'react'
import { trpc } from '../../api/client.ts'
import { hasDiff, isOpenDiff } from './diffs.ts'

/** Lines that come at once; an order with more of them shows these while the others are on their way. */
const firstLines = 200

/**
 * All goods lines of an order, and until they are here the first of them. Thousands of lines are not compared field by
 * field with those of before: that takes longer than drawing the few that are in view.
 */
function useProducts(id: string) {
  const first = useQuery(trpc.inboundOrder.products.queryOptions({ id, size: firstLines })).data
  const hasMore = first !== undefined && first.length >= firstLines
  const rest = useQuery({
    ...trpc.inboundOrder.products.queryOptions({ id }),
    enabled: hasMore,
    structuralSharing: false,
  })
  const products = hasMore ? rest.data : first
  return { products, shownProducts: products ?? first }
}

/** The goods lines, containers and plans of an order, each asked for once, and what its steps need to know of them. */
export function useOrderParts(order: InboundOrder) {
  const { id, orderStatus } = order
  const isPlanned = orderStatus >= orderStatuses.planned && orderStatus <= orderStatuses.closed
  const { products, shownProducts } = useProducts(id)
  const containers = useQuery(trpc.inboundOrder.containers.queryOptions({ id })).data
  const plans = useQuery({
    ...trpc.inboundPlan.list.queryOptions({ id }),
    enabled: isPlanned,
  }).data
  const state = useMemo(
    () => ({
      unbound: products?.filter(({ productId }) => productId === null).length,
      unboundLine: products && lineWithoutProduct(products),
      openDiffs: products?.filter(isOpenDiff).length,
      actPieces: products?.reduce((all, { actPieces }) => all + (actPieces ?? 0), 0),
      diffs: products?.filter(hasDiff).length,
      finishedPlans: plans?.filter(({ status }) => status === planStatuses.finished).length,
    }),
    [products, plans],
  )
  return { products, shownProducts, containers, plans: isPlanned ? plans : undefined, state }
}
