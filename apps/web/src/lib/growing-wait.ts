const growth = 1.5

/**
 * How long to wait before looking again: `firstMs` after something has changed, longer each time that nothing has. `turn`
 * counts the looks; asking twice after the same one changes nothing.
 */
export function growingWait(firstMs: number, longestMs: number) {
  let last: { turn: number; seen: unknown } | undefined
  let waitMs = firstMs
  return (turn: number, seen: unknown): number => {
    if (last?.turn === turn) return waitMs
    waitMs = last?.seen === seen ? Math.min(waitMs * growth, longestMs) : firstMs
    last = { turn, seen }
    return waitMs
  }
}
