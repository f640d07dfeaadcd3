/*
 * Which rows a role's permissions are good for (docs/domain/access.md#row-scope): every row of the tenant, those of the
 * current business section, those one made oneself, those of one's customer, those of today.
 */
export const dataScopes = ['all', 'section', 'own', 'customer', 'today'] as const
export type DataScope = (typeof dataScopes)[number]
export type RowLimit = Exclude<DataScope, 'all'>

/** Nouns whose rows can be limited; permission codes begin with the noun. */
export const scopedNouns = [
  'customer',
  'inboundOrder',
  'contract',
  'quotation',
  'costList',
  'inventory',
  'outboundOrder',
  'feeLine',
  'bill',
  'invoice',
  'payment',
  'sealRecord',
] as const
export type ScopedNoun = (typeof scopedNouns)[number]

/** What is left of each noun: rows that meet any of its limits. A noun that is not named is whole. */
export type RowLimits = Partial<Record<ScopedNoun, readonly RowLimit[]>>

/** Which of a tenant's rows a person sees, and what the limits compare with. */
export type RowScope = {
  readonly limits: RowLimits
  readonly values: Readonly<Record<RowLimit, string>>
}

/** Whether somebody sees every row that another part of the rows has; undefined is all of them. */
export const seesAllOf = (other: RowScope | undefined, seen: RowScope | undefined): boolean =>
  scopedNouns.every((noun) => {
    const limits = seen?.limits[noun]
    const isSeen = (limit: RowLimit) =>
      limits?.includes(limit) && other?.values[limit] === seen?.values[limit]
    return !limits || (other?.limits[noun]?.every(isSeen) ?? false)
  })

export type RoleGrant = { readonly permissions: readonly string[]; readonly dataScope: DataScope }

/**
 * The limits of one operation for somebody with several roles. For the operation's own noun only the roles count that
 * permit the operation, so that a right to read everything never widens a right to write one's own.
 */
export function limitsFor(access: string, roles: readonly RoleGrant[]): RowLimits | undefined {
  const limited = scopedNouns.flatMap((noun) => {
    const isOwnNoun = access.startsWith(`${noun}:`)
    const scopes = roles
      .filter(({ permissions }) =>
        permissions.some((code) => (isOwnNoun ? code === access : code.startsWith(`${noun}:`))),
      )
      .map(({ dataScope }) => dataScope)
    const limits = scopes.filter((scope) => scope !== 'all')
    const isWhole = limits.length === 0 || limits.length < scopes.length
    return isWhole ? [] : [[noun, [...new Set(limits)].sort()] as const]
  })
  return limited.length > 0 ? Object.fromEntries(limited) : undefined
}
