/** The tenant to begin in: the one chosen before, else the only one; undefined when the person has to choose. */
export function tenantToBegin<T extends { readonly dataNode: string; readonly isLock: 0 | 1 }>(
  tenants: readonly T[],
  chosen: string | null | undefined,
): T | undefined {
  const open = tenants.filter((tenant) => tenant.isLock === 0)
  const before = open.find((tenant) => tenant.dataNode === chosen)
  return before ?? (tenants.length === 1 ? open[0] : undefined)
}
