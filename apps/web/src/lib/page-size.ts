import { usualPageSize, type PageSize } from '@yuncang/shared/kernel/page-size'

/* How many rows lists show where their address does not say it: what this person last chose, in whatever browser. */
let chosen: PageSize = usualPageSize
let saveChoice: (size: PageSize) => void = () => {}

export const chosenPageSize = (): PageSize => chosen

/** Begins with what the person chose before, and says from now on what they choose. */
export function followPageSize(size: PageSize | undefined, keep: typeof saveChoice): void {
  chosen = size ?? usualPageSize
  saveChoice = keep
}

export function choosePageSize(size: PageSize): void {
  if (size === chosen) return
  chosen = size
  saveChoice(size)
}
