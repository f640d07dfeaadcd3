import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The keys come back to the cell where they were once a dialog over the grid has gone, unless they are elsewhere. */
export function useFocusBack(isCovered: boolean, scroll: RefObject<HTMLElement | null>): void {
  const wasCovered = useRef(false)
  useLayoutEffect(() => {
    const isLost = wasCovered.current && !isCovered && document.activeElement === document.body
    wasCovered.current = isCovered
    if (isLost)
      scroll.current
        ?.querySelector<HTMLElement>('[data-col][tabindex="0"]')
        ?.focus({ preventScroll: true })
  }, [isCovered, scroll])
}
