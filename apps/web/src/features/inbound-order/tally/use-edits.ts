import { useCallback, useContext, useEffect, useState } from 'react'
import { DraftOwner } from '../../../lib/draft-owner.ts'
import { dropDraft, readDraft, writeDraft, type DraftKey } from '../../../lib/drafts.ts'
import type { Edit } from './figures.ts'

export type Edits = Readonly<Record<string, Edit>>

/**
 * What was typed for the plans of an order, by plan. It is kept in the browser with every change, for a phone in a
 * warehouse loses its page more often than a desk.
 */
export function useEdits(orderId: string) {
  const owner = useContext(DraftOwner)
  const [edits, setEdits] = useState<Edits>({})
  useEffect(() => {
    if (owner === undefined) return
    let isGone = false
    const restore = async () => {
      const draft = await readDraft([owner, 'inboundTally', orderId])
      // Written below, in this version of the product or an older one; fields that are not known show nothing.
      if (draft && !isGone) setEdits((typed) => ({ ...(draft.values as Edits), ...typed }))
    }
    void restore()
    return () => {
      isGone = true
    }
  }, [owner, orderId])
  const keep = useCallback(
    (next: Edits) => {
      setEdits(next)
      if (owner === undefined) return
      const key: DraftKey = [owner, 'inboundTally', orderId]
      const isEmpty = Object.keys(next).length === 0
      void (isEmpty
        ? dropDraft(key)
        : writeDraft(key, { savedAt: Date.now(), version: undefined, values: next }))
    },
    [owner, orderId],
  )
  return {
    edits,
    type: (planId: string, edit: Edit) => keep({ ...edits, [planId]: edit }),
    /** What is stored by the server need not be kept any more. */
    drop: (planIds: ReadonlySet<string>) =>
      keep(Object.fromEntries(Object.entries(edits).filter(([id]) => !planIds.has(id)))),
  }
}
