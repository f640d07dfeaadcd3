import type { OutboundLine, OutboundOrder } from '@yuncang/shared/contracts/outbound-order'
import { useCallback, useEffect, useRef, useState } from 'react'
import { queryClient, trpc } from '../../api/client.ts'
import type { ApiError } from '../../api/failure.ts'
import { apiErrorOf } from '../../api/link.ts'

export type LoadedOrder = {
  readonly order: OutboundOrder
  readonly lines: readonly OutboundLine[]
  /** Which load it was: a form begins anew with each. */
  readonly turn: number
}

const fresh = { staleTime: 0, meta: { inPlace: true } }

/** An order with its lines as a form begins with it: loaded once, and again only when the person asks for it. */
export function useLoaded(id: string) {
  const [loaded, setLoaded] = useState<LoadedOrder>()
  const [failure, setFailure] = useState<ApiError>()
  const hasBegun = useRef(false)
  const load = useCallback(async () => {
    const { get, lines } = trpc.outboundOrder
    try {
      const [order, rows] = await Promise.all([
        queryClient.fetchQuery({ ...get.queryOptions({ id }), ...fresh }),
        queryClient.fetchQuery({ ...lines.queryOptions({ id }), ...fresh }),
      ])
      setLoaded((before) => ({ order, lines: rows, turn: (before?.turn ?? 0) + 1 }))
    } catch (error) {
      setFailure(apiErrorOf(error))
    }
  }, [id])
  useEffect(() => {
    // A tab that comes back into view still has what was typed.
    if (hasBegun.current) return
    hasBegun.current = true
    void load()
  }, [load])
  return { loaded, failure, reload: () => void load() }
}
