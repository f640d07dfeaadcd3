/**
 * What counts as a submission repeated by mistake (docs/domain/wire.md#idempotency-and-repeated-submissions): the same
 * within this time, unless it is larger.
 */
export const repeatGuard = { windowMs: 1000, largestBytes: 5 * 1024 * 1024 } as const
