import type { Tx } from '@yuncang/db/handle'
import type { Ctx } from '../../../trpc/context.ts'
import type { ChargeSource } from './charge-source.ts'
import type { ChargeResult } from './facts.ts'
import { plansOf } from './plan.ts'
import { write } from './write.ts'

/**
 * Brings the fees of a business up to date: load -> price -> reconcile -> write. Lines are made, priced anew, voided or
 * left alone; charging again without a change writes nothing.
 */
export async function charge<Asked>(
  tx: Tx,
  ctx: Ctx,
  source: ChargeSource<Asked>,
  asked: Asked,
): Promise<ChargeResult> {
  const results: ChargeResult[] = []
  for await (const { businesses, handedOver = 0, plans } of plansOf(tx, ctx, source, { asked }))
    results.push({ businesses, handedOver, ...(await write(tx, ctx, plans)) })
  return sumOf(results)
}

export function sumOf(results: readonly ChargeResult[]): ChargeResult {
  const total = (key: keyof ChargeResult) => results.reduce((sum, each) => sum + each[key], 0)
  return {
    businesses: total('businesses'),
    handedOver: total('handedOver'),
    created: total('created'),
    updated: total('updated'),
    reopened: total('reopened'),
    voided: total('voided'),
    unchanged: total('unchanged'),
    supplements: total('supplements'),
    missing: total('missing'),
  }
}
