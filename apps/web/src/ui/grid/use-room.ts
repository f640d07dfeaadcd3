import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width that an element has for what is in it; it keeps its last one while nobody sees it. */
export function useRoom(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return undefined
    const watch = new ResizeObserver(() => setRoom((last) => observed.clientWidth || last))
    watch.observe(observed)
    return () => watch.disconnect()
  }, [element])
  return room
}
