/** A cost list gives prices, and cannot be changed, while it is enabled. */
export const costListStatuses = { disabled: 0, enabled: 1 } as const
export type CostListStatus = (typeof costListStatuses)[keyof typeof costListStatuses]
