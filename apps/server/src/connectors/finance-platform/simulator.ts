import { inTenant, type Db } from '@yuncang/db/handle'
import type { FinanceDocument } from '@yuncang/shared/nouns/finance-exchange/document'
import type { Clock } from '../../platform/clock.ts'
import type { Rules } from '../outside/faults.ts'
import * as repo from './repo.ts'

const refusal = (msg: string) => ({ status: 409, body: { msg } })

/**
 * Stands in for the finance platform, and answers by fixed rules: a bill that it holds is not taken twice, what it does
 * not hold is neither reduced nor withdrawn, and a reduction whose reason says 无依据 is refused.
 */
export const financePlatformRules =
  (db: Db, clock: Clock): Rules =>
  async ({ tenant, body, key = '' }) => {
    // Our own client sends nothing else.
    const document = body as FinanceDocument
    const { billNo } = document
    const scope = inTenant(tenant)
    return db.transaction(scope, async (tx) => {
      const taken = { status: 200, body: { id: key } }
      if (await repo.find(tx, key)) return taken
      const against = objectionTo(document, holds(await repo.ofBill(tx, billNo)))
      if (against !== undefined) return refusal(against)
      await repo.keep(tx, { id: key, billNo, document, time: clock() })
      return taken
    })
  }

/** Whether the bill stands there: told of, and not withdrawn since. */
const holds = (told: readonly repo.Taken[]): boolean =>
  told.findLast(({ document }) => document.kind !== 'reduction')?.document.kind === 'bill'

function objectionTo(document: FinanceDocument, isHeld: boolean): string | undefined {
  const { kind, billNo } = document
  if (kind === 'bill') return isHeld ? `账单 ${billNo} 已在平台登记` : undefined
  if (!isHeld) return `平台没有账单 ${billNo}`
  return kind === 'reduction' && document.reason.includes('无依据')
    ? '调减缺少依据，请补充后重报'
    : undefined
}
