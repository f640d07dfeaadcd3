/** What counts as a submission repeated by mistake (spec.md §9): the same within this time, unless it is larger. */
export const repeatGuard = { windowMs: 1000, largestBytes: 5 * 1024 * 1024 } as const
