import { useLayoutEffect, useState, type RefObject } from 'react'

const narrowBelow = 600

/** Whether an element has too little room for columns that stay in view. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return undefined
    const watch = new ResizeObserver(() => setNarrow(observed.clientWidth < narrowBelow))
    watch.observe(observed)
    return () => watch.disconnect()
  }, [element])
  return isNarrow
}
