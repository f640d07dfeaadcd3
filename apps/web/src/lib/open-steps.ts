import { useEffect, useId } from 'react'

/** What the record on screen can do now, and whoever is on screen may do: the search of the top bar offers it. */
export type OpenStep = {
  readonly label: string
  /** The number of the record. */
  readonly name: string
  readonly take: () => void
}

const offered = new Map<string, readonly OpenStep[]>()

export const openSteps = (): OpenStep[] => [...offered.values()].flat()

/** Offers the steps of a record as long as it is on screen; a tab in the background offers nothing. */
export function useOpenSteps(steps: readonly OpenStep[]): void {
  const id = useId()
  useEffect(() => {
    offered.set(id, steps)
    return () => void offered.delete(id)
  })
}
