import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import type { InboundSuggestion } from '@yuncang/shared/nouns/inbound-plan/planned-order'
import { today } from '@yuncang/shared/kernel/calendar'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { queryClient, trpc } from '../../../api/client.ts'
import type { ApiError } from '../../../api/failure.ts'
import { apiErrorOf } from '../../../api/link.ts'

export type PlanStart = {
  readonly order: InboundOrder
  readonly products: readonly InboundProduct[]
  /** What the order was planned before. */
  readonly plans: readonly InboundPlan[]
  /** Where the server would put the goods; with the sentence why it could not say. */
  readonly suggestion: InboundSuggestion
  readonly refusal: string | undefined
  /** Which load it was: the form begins anew with each. */
  readonly turn: number
}

const fresh = { staleTime: 0, meta: { inPlace: true } }
const none: InboundSuggestion = {
  plans: [],
  unplaced: [],
  work: {
    planDate: today(new Date().toISOString()),
    workTeam: '',
    tallyMan: '',
    forkliftCode: '',
  },
}

/** What the server suggests, below an area where one is asked for; a refusal is shown and leaves the lines blank. */
export const suggestionFor = (id: string, storageAreaId?: string) =>
  queryClient
    .fetchQuery({ ...trpc.inboundOrder.suggestPlan.queryOptions({ id, storageAreaId }), ...fresh })
    .then(
      (suggestion) => ({ suggestion, refusal: undefined }),
      (error: unknown) => ({ suggestion: none, refusal: apiErrorOf(error).message }),
    )

async function load(id: string): Promise<Omit<PlanStart, 'turn'>> {
  const { inboundOrder, inboundPlan } = trpc
  const [order, products] = await Promise.all([
    queryClient.fetchQuery({ ...inboundOrder.get.queryOptions({ id }), ...fresh }),
    queryClient.fetchQuery({ ...inboundOrder.products.queryOptions({ id }), ...fresh }),
  ])
  const isPlanned = order.orderStatus === orderStatuses.planned
  const plans = isPlanned
    ? await queryClient.fetchQuery({ ...inboundPlan.list.queryOptions({ id }), ...fresh })
    : []
  const isNew = plans.length === 0
  const found = isNew ? await suggestionFor(id) : { suggestion: none, refusal: undefined }
  return { order, products, plans, ...found }
}

/** An order with its goods and where they could lie, loaded once, and again only when the person asks for it. */
export function usePlanStart(id: string) {
  const [start, setStart] = useState<PlanStart>()
  const [failure, setFailure] = useState<ApiError>()
  const hasBegun = useRef(false)
  const begin = useCallback(
    () =>
      load(id).then(
        (loaded) => setStart((before) => ({ ...loaded, turn: (before?.turn ?? 0) + 1 })),
        (error: unknown) => setFailure(apiErrorOf(error)),
      ),
    [id],
  )
  useEffect(() => {
    // A tab that comes back into view still has what was typed.
    if (hasBegun.current) return
    hasBegun.current = true
    void begin()
  }, [begin])
  return { start, failure, reload: () => void begin() }
}
