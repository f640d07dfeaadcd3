import { useSyncExternalStore } from 'react'

/** 3 wide desk, 2 desk, 1 tablet, 0 phone (spec.md §2). */
export type SizeClass = 0 | 1 | 2 | 3

export const sizeClassOf = (width: number): SizeClass =>
  width >= 1200 ? 3 : width >= 992 ? 2 : width >= 768 ? 1 : 0

const queries = [768, 992, 1200].map((width) => matchMedia(`(min-width: ${width}px)`))

function subscribe(listener: () => void): () => void {
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

/** The size class of the window; renders again only when it changes. */
export const useSizeClass = (): SizeClass =>
  useSyncExternalStore(subscribe, () => sizeClassOf(window.innerWidth))
