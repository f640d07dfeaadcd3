import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { DraftOwner } from '../../lib/draft-owner.ts'
import {
  dropDraft,
  noteOpenForm,
  readDraft,
  writeDraft,
  type Draft,
  type DraftKey,
} from '../../lib/drafts.ts'

export type DraftSlot = {
  /** Name of the form and id of its record, 'new' for one that is not stored yet. */
  readonly form: string
  readonly id: string
  /** The version of the record that is changed. */
  readonly version?: number
}

const pauseMs = 400

/**
 * Keeps what is typed into a form in the browser, a moment after each change, and offers what an earlier visit left
 * behind, unless it has already been put into the form. Going on typing replaces the stored draft; the offer stands as long as the form is open.
 */
export function useDraft(slot: DraftSlot | undefined, take: () => unknown, isOffered: boolean) {
  const owner = useContext(DraftOwner)
  const { form, id, version } = slot ?? {}
  const [offer, setOffer] = useState<Draft>()
  const key: DraftKey | undefined =
    owner !== undefined && form !== undefined && id !== undefined ? [owner, form, id] : undefined

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const looked = useRef(false)
  // Timers outlive the render that started them.
  const now = useRef({ key, version, take })
  useEffect(() => {
    now.current = { key, version, take }
  })
  const isTyped = useRef(false)
  const write = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    timer.current = undefined
    const current = now.current
    if (!current.key) return
    const { version: before, take: values } = current
    await writeDraft(current.key, { savedAt: Date.now(), version: before, values: values() })
  }, [])
  useEffect(
    () =>
      noteOpenForm(async () => {
        if (!isTyped.current || !now.current.key) return false
        await write()
        return true
      }),
    [write],
  )

  useEffect(() => {
    // A tab that comes back into view has looked already; its own draft is no news.
    if (!now.current.key || looked.current) return
    looked.current = true
    if (isOffered) void readDraft(now.current.key).then(setOffer)
  }, [isOffered])
  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) void write()
    }
    const goodbyes = ['beforeunload', 'pagehide'] as const
    for (const goodbye of goodbyes) window.addEventListener(goodbye, flush)
    return () => {
      for (const goodbye of goodbyes) window.removeEventListener(goodbye, flush)
      flush()
    }
  }, [write])

  return {
    offer,
    /** Something was typed. */
    schedule: useCallback(() => {
      // Not put off by what follows: whoever types without a pause loses no more than this moment.
      isTyped.current = true
      if (timer.current === undefined) timer.current = setTimeout(() => void write(), pauseMs)
    }, [write]),
    closeOffer: () => setOffer(undefined),
    drop: async (): Promise<void> => {
      clearTimeout(timer.current)
      timer.current = undefined
      isTyped.current = false
      setOffer(undefined)
      if (key) await dropDraft(key)
    },
  }
}
