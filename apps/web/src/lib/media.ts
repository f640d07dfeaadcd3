import { useSyncExternalStore } from 'react'

/** A hook that says whether a media query holds, and follows it. */
export function mediaHook(query: string): () => boolean {
  const list = matchMedia(query)
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => list.matches)
}
