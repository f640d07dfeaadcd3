import type { Read, Tx } from '@yuncang/db/handle'
import { inTenant, system } from '@yuncang/db/handle'
import type { CustomerLookalike } from '@yuncang/shared/nouns/customer/contract'
import { companyCodeKey, customerNameKey } from '@yuncang/shared/nouns/customer/name-key'
import type { Services } from '../../../platform/services.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

type Named = { customerName: string; socialCreditCode: string }

const shownAtMost = 5

/** Customers that the one somebody is typing may well be (docs/domain/customer-merge.md#near-duplicates). */
export async function similar(
  ctx: Ctx,
  { exceptId, ...draft }: Named & { exceptId?: string | undefined },
): Promise<CustomerLookalike[]> {
  const alike = await ctx.read((db) => lookalikes(db, [draft]))
  return alike(draft)
    .filter(({ id }) => id !== exceptId)
    .slice(0, shownAtMost)
}

/** Who looks like each of the drafts, those first whose code it is; customers that were merged are left out. */
export async function lookalikes(db: Read | Tx, drafts: readonly Named[]) {
  const byKey = await grouped(db, 'matchKey', drafts.map(keyOf))
  const codes = drafts.map(codeOf)
  const byCode = await grouped(db, 'socialCreditCode', codes)
  const byDuty = await grouped(db, 'dutyNumber', codes)
  return (draft: Named): CustomerLookalike[] => {
    const code = codeOf(draft)
    const found = new Map<string, CustomerLookalike>()
    for (const row of [...(byCode.get(code) ?? []), ...(byDuty.get(code) ?? [])])
      found.set(row.id, { ...row, why: 'code' })
    for (const row of byKey.get(keyOf(draft)) ?? [])
      if (!found.has(row.id)) found.set(row.id, { ...row, why: 'name' })
    return [...found.values()]
  }
}

const keyOf = ({ customerName }: Named) => customerNameKey(customerName)
const codeOf = ({ socialCreditCode }: Named) => companyCodeKey(socialCreditCode)

async function grouped(
  db: Read | Tx,
  column: 'matchKey' | 'socialCreditCode' | 'dutyNumber',
  values: readonly string[],
) {
  const asked = [...new Set(values)].filter((value) => value !== '')
  const rows = await repo.rows.withValues(db, column, asked)
  return Map.groupBy(
    rows.filter((row) => row.mergedIntoId === null),
    (row) => row[column],
  )
}

/** Others get in between. */
const keyedAtOnce = 200

/** Gives the customers of before their keys; every name is written with its own since. */
export async function keyNames({ db }: Services): Promise<number> {
  let count = 0
  for (let isMore = true; isMore;) {
    const waiting = await db.read(system('names without keys'), (read) =>
      repo.unkeyed(read, keyedAtOnce),
    )
    for (const { id, tenantNode, name } of waiting)
      await db.transaction(inTenant(tenantNode), (tx) => repo.giveKey(tx, { id, name }))
    count += waiting.length
    isMore = waiting.length === keyedAtOnce
  }
  return count
}
