import * as z from 'zod'
import { store } from '../../lib/storage.ts'

const atMost = 8
const shape = z.array(z.object({ href: z.string(), label: z.string() })).max(atMost)
export type Visit = z.output<typeof shape>[number]

/** What this person found lately in this tenant, the last first. */
export function recentOf(owner: string): Visit[] {
  const parsed = shape.safeParse(store.get(`search-${owner}`))
  return parsed.success ? parsed.data : []
}

export function remember(owner: string, visit: Visit): void {
  const others = recentOf(owner).filter(({ href }) => href !== visit.href)
  store.set(`search-${owner}`, [visit, ...others].slice(0, atMost))
}
