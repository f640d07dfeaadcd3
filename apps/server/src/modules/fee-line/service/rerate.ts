import type { Tx } from '@yuncang/db/handle'
import { permissionOf } from '@yuncang/shared/access'
import { AppError } from '@yuncang/shared/errors'
import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import type { FeeLine, FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import {
  shownMoves,
  rerated,
  type DraftScope as Asked,
} from '@yuncang/shared/nouns/fee-line/rerate'
import { enqueue } from '../../../jobs/enqueue.ts'
import { defineJob } from '../../../jobs/kind.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { charge } from '../../charging/service/charge.ts'
import {
  portionsAgain,
  portionsOfDrafts,
  previewDrafts,
  type DraftScope,
} from '../../charging/service/drafts.ts'
import { liveLines } from '../../charging/service/lines.ts'
import { documentKinds } from '../../charging/service/sources.ts'
import { takeChargeTurn } from '../../charging/service/turn.ts'
import { chargePortions, stepsOf } from './portions.ts'
import { mustFind, present } from './read.ts'
import { assertSeen, type Seen } from '../../../platform/rows/versioned.ts'
import { refuse } from './steps.ts'

const scopeOf = ({ customerId, from, to }: Asked): DraftScope => {
  if (to < from) throw new AppError('feeLine.periodReversed', { params: { from, to } })
  return { from, to, customerIds: customerId === undefined ? undefined : [customerId] }
}

/** What pricing drafts anew would move; nothing is written. */
export const previewRerate = (ctx: Ctx, asked: Asked) =>
  ctx.read(async (db) => shownMoves(await previewDrafts(db, ctx, scopeOf(asked))))

/** Prices drafts anew as a job, which goes on after a restart. */
export async function startRerate(ctx: Ctx, asked: Asked): Promise<{ id: string }> {
  const { from, to } = asked
  scopeOf(asked)
  const title = { zh: `重新计价 ${from} ~ ${to}`, en: `Fees calculated again ${from} ~ ${to}` }
  return {
    id: await ctx.transaction((tx) => enqueue(tx, ctx, rerateDrafts, { input: asked, title })),
  }
}

export const rerateDrafts = defineJob({
  kind: 'fee.rerate',
  isHeavy: true,
  input: feeLine.startRerate.input,
  permission: () => permissionOf['feeLine.startRerate'],
  taskOf: ({ from, to, customerId = 'all' }) => `${from} ${to} ${customerId}`,
  async run(ctx, asked, control) {
    const portions = await ctx.read((db) => portionsOfDrafts(db, scopeOf(asked)))
    const result = await chargePortions(ctx, portions, stepsOf(control))
    return { result: rerated.parse(result) }
  },
})

/** Prices the fees anew among which an automatic line stands; what is audited stays, and gets its difference. */
export const rerateLine = (ctx: Ctx, { id, version }: Seen): Promise<FeeLine> =>
  ctx.transaction(async (tx) => {
    await takeChargeTurn(tx)
    const row = await mustFind(tx, id)
    refuse(ctx, 'rerate', row)
    assertSeen(row, version)
    const { businessId, customerId, jfmoduleId } = row
    const [portion] = await portionsAgain(tx, [{ businessId, customerId, jfmoduleId, lines: 1 }])
    if (!portion) throw new AppError('feeLine.noInventory', { params: { no: row.businessNo } })
    await charge(tx, ctx, portion, undefined)
    return mustFind(tx, id)
  })

/** Prices the work of a document anew. Throws 409 while it has none to price. */
export const rerate = (ctx: Ctx, { businessId: id }: { businessId: string }) =>
  ctx.transaction(async (tx): Promise<FeeLineDetail[]> => {
    await takeChargeTurn(tx)
    const { no, source } = await mustFindDocument(tx, id)
    if (!source) throw new AppError('feeLine.noInventory', { params: { no } })
    await charge(tx, ctx, source, { id })
    return (await liveLines(tx, [id])).map(present)
  })

async function mustFindDocument(tx: Tx, id: string) {
  for (const kind of documentKinds) {
    const found = await kind.chargeable(tx, id)
    if (found) return found
  }
  throw new AppError('record.notFound')
}
