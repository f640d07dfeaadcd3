import { useSyncExternalStore } from 'react'
import { mediaHook } from './media.ts'

/** 3 wide desk, 2 desk, 1 tablet, 0 phone (docs/domain/interface.md#frame). */
export type SizeClass = 0 | 1 | 2 | 3

const breakpoints = [768, 992, 1200] as const

export const sizeClassOf = (width: number): SizeClass =>
  // As many as it has passed: none to three.
  breakpoints.filter((from) => width >= from).length as SizeClass

const queries = breakpoints.map((width) => matchMedia(`(min-width: ${width}px)`))

function subscribe(listener: () => void): () => void {
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

/** The size class of the window; renders again only when it changes. */
export const useSizeClass = (): SizeClass =>
  useSyncExternalStore(subscribe, () => sizeClassOf(window.innerWidth))

/** Whether the window is so narrow that lists are cards and fold their filters (ui/grid/cards.ts). */
export const useIsNarrow = mediaHook('(max-width: 799px)')
