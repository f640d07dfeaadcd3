import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ApiError } from '../../api/failure.ts'
import { apiErrorOf } from '../../api/link.ts'

/** With which load it was: a form begins anew with each. */
type Loaded<P> = P & { readonly turn: number }

/** A record with its parts as a form begins with them: loaded once, and again only when it is asked for. */
export function useLoadedParts<P extends object>(load: () => Promise<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>()
  const [failure, setFailure] = useState<ApiError>()
  const hasBegun = useRef(false)
  const isLoading = useRef(false)
  const reload = async () => {
    // Who follows the record and who asks for it may do so in the same moment.
    if (isLoading.current) return
    isLoading.current = true
    try {
      const parts = await load()
      setLoaded((before) => ({ ...parts, turn: (before?.turn ?? 0) + 1 }))
    } catch (error) {
      setFailure(apiErrorOf(error))
      isLoading.current = false
    }
  }
  // Only once the form has begun with it: asked again before that, it would begin anew without what was carried over.
  useEffect(() => {
    if (loaded) isLoading.current = false
  }, [loaded])
  const begin = useEffectEvent(reload)
  useEffect(() => {
    // A tab that comes back into view still has what was typed.
    if (hasBegun.current) return
    hasBegun.current = true
    void begin()
  }, [])
  return { loaded, failure, reload: () => void reload() }
}
