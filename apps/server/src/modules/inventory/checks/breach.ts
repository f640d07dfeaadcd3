/**
 * An invariant (docs/domain/invariants.md) that something breaks: `of` is the number of the lot, bill, place or order.
 */
export type Breach = { invariant: number; of: string; detail: string }
