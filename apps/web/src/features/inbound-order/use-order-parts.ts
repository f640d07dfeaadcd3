import { useQuery } from '@tanstack/react-query'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { planStatuses } from '@yuncang/shared/domain/inbound-plan'
import { useMemo } from 'react'
import { trpc } from '../../api/client.ts'
import { hasDiff, isOpenDiff } from './diffs.ts'

/** The goods lines, containers and plans of an order, each asked for once, and what its steps need to know of them. */
export function useOrderParts(order: InboundOrder) {
  const { id, orderStatus } = order
  const isPlanned = orderStatus >= orderStatuses.planned && orderStatus <= orderStatuses.closed
  const products = useQuery(trpc.inboundOrder.products.queryOptions({ id })).data
  const containers = useQuery(trpc.inboundOrder.containers.queryOptions({ id })).data
  const plans = useQuery({
    ...trpc.inboundPlan.list.queryOptions({ id }),
    enabled: isPlanned,
  }).data
  const state = useMemo(
    () => ({
      unbound: products?.filter(({ productId }) => productId === null).length,
      openDiffs: products?.filter(isOpenDiff).length,
      diffs: products?.filter(hasDiff).length,
      finishedPlans: plans?.filter(({ status }) => status === planStatuses.finished).length,
    }),
    [products, plans],
  )
  return { products, containers, plans: isPlanned ? plans : undefined, state }
}
