/** A rule of domain.md §11 that something breaks: the number of the lot, bill, place or order, and its figures. */
export type Breach = { invariant: number; of: string; detail: string }
