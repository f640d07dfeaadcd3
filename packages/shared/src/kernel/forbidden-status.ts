/** forbiddenStatus of products, cost codes and reference data: whether people can still choose them. */
export const forbiddenStatuses = { inUse: 0, stopped: 1 } as const
