/** An identity at an outside issuer is bound once somebody said whose account it is. */
export const identityStatuses = { pending: 0, bound: 1 } as const
