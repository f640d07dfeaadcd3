import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width that an element has for what is in it; it keeps its last one while nobody sees it. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return undefined
    const watch = new ResizeObserver(() => setWidth((last) => observed.clientWidth || last))
    watch.observe(observed)
    return () => watch.disconnect()
  }, [element])
  return width
}
