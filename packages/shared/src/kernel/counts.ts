import { OutOfRange } from './decimal.ts'

/** The largest whole number that both databases hold. */
const largest = 2_147_483_647

/** The sum of whole numbers, e.g. of pieces. OutOfRange beyond what can be recorded. */
export function countAll(counts: readonly number[]): number {
  const total = counts.reduce((all, count) => all + count, 0)
  if (total > largest) throw new OutOfRange(`${total} is out of range (count)`)
  return total
}
