import type { Scope } from './handle.ts'

/*
 * Totals of lists, remembered until something is written that they may count: of ten calls for a page, nine ask again
 * how many rows there are (docs/decisions/032). Only for a database whose every write goes through this process.
 */
export type CachedCounts = {
  /** The rows that `count` gives, or gave for the same key since the scope was last written to. */
  get(scope: Scope, key: string, count: () => unknown[] | Promise<unknown[]>): Promise<unknown[]>
  /** To be called with the scope of every transaction, in the very turn of its commit. */
  changed(scope: Scope): void
}

const keptAtMost = 2000
/** How long a write of another process to the same file may go unnoticed (docs/domain/jobs.md#several-instances). */
const keptForMs = 1000

type Known = { readonly version: string; readonly until: number; readonly rows: unknown[] }

export function cachedCounts(): CachedCounts {
  const known = new Map<string, Known>()
  const versions = new Map<string, number>()
  let ofAll = 0

  // What crosses tenants, or changes rows that every tenant reads, counts for all.
  const tenantOf = (scope: Scope) =>
    'tenant' in scope && scope.tenant !== '*' ? scope.tenant : undefined

  return {
    async get(scope, key, count) {
      const tenant = tenantOf(scope)
      if (tenant === undefined) return count()
      const version = `${ofAll} ${versions.get(tenant) ?? 0}`
      const now = performance.now()
      const last = known.get(key)
      if (last?.version === version && last.until > now) return last.rows
      const rows = await count()
      if (known.size >= keptAtMost) known.clear()
      known.set(key, { version, until: now + keptForMs, rows })
      return rows
    },
    changed(scope) {
      const tenant = tenantOf(scope)
      if (tenant === undefined) ofAll += 1
      else versions.set(tenant, (versions.get(tenant) ?? 0) + 1)
    },
  }
}
