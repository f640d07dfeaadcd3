import { inTenant, system, type Read } from '@yuncang/db/handle'
import type { Permission } from '@yuncang/shared/access'
import type { Found } from '@yuncang/shared/nouns/search/contract'
import { say } from '@yuncang/shared/messages'
import { askedBy, foundKinds, type FoundKind } from '@yuncang/shared/nouns/search/rules'
import { initialsOf } from '../../platform/initials.ts'
import type { Services } from '../../platform/services.ts'
import type { Ctx } from '../../trpc/context.ts'
import { heirsById } from '../customer/service/read.ts'
import * as repo from './repo.ts'

/** The right to the list or the record that a kind leads to. */
const rights: Record<FoundKind, Permission> = {
  inboundOrder: 'inboundOrder:read',
  outboundOrder: 'outboundOrder:read',
  truck: 'outboundOrder:read',
  inboundPlan: 'inboundOrder:read',
  lot: 'inventory:read',
  feeLine: 'feeLine:read',
  contract: 'contract:read',
  quotation: 'quotation:read',
  bill: 'bill:read',
  invoice: 'invoice:read',
  payment: 'payment:read',
  customer: 'customer:read',
  product: 'product:read',
  storageLocation: 'storageLocation:read',
  vehicle: 'carrier:read',
}

/** What a text can mean, among the rows that this person sees. */
export function find(ctx: Ctx, { text }: { text: string }): Promise<Found[]> {
  const asked = askedBy(text)
  return ctx.read(async (db) => {
    const found: Found[] = []
    for (const kind of foundKinds) {
      if (!ctx.can(rights[kind])) continue
      const rows = await repo.find(db, kind, asked)
      const hits = kind === 'customer' ? await asHeirs(db, ctx, rows) : rows
      // A number of fees stands on several lines.
      const once = new Map(hits.map((hit) => [kind === 'feeLine' ? hit.label : hit.id, hit]))
      found.push(...[...once.values()].map((hit) => ({ kind, ...hit })))
    }
    return found
  })
}

type Hit = Omit<Found, 'kind'>

/** A customer that was merged is found as the one that stays, unless that one is found as well. */
async function asHeirs(db: Read, { call }: Ctx, hits: readonly Hit[]): Promise<Hit[]> {
  const heirs = await heirsById(
    db,
    hits.map(({ id }) => id),
  )
  const found = new Set(hits.map(({ id }) => id))
  return hits.flatMap((hit) => {
    const heir = heirs.get(hit.id)
    if (!heir) return [hit]
    const { id, customerName: label } = heir
    const merged = { code: hit.about, name: hit.label }
    return found.has(id)
      ? []
      : [{ id, label, about: say(call.locale, 'customer.foundMerged', merged) }]
  })
}

/** Others get in between. */
const spelledAtOnce = 200

/** Spells the names of before first letters were kept; every name is written with them since. */
export async function spellNames({ db }: Services): Promise<number> {
  let count = 0
  for (const kind of repo.namedKinds) {
    for (let isMore = true; isMore;) {
      const waiting = await db.read(system('names to spell'), (read) =>
        repo.unspelled(read, kind, spelledAtOnce),
      )
      for (const { id, tenantNode, name } of waiting) {
        const initials = await initialsOf(name)
        await db.transaction(inTenant(tenantNode), (tx) => repo.spell(tx, kind, { id, initials }))
      }
      count += waiting.length
      isMore = waiting.length === spelledAtOnce
    }
  }
  return count
}
