import { AppError } from '@yuncang/shared/errors'
import type { CostList, CostListPrices } from '@yuncang/shared/nouns/cost-list/contract'
import type { LineStop } from '@yuncang/shared/nouns/tariff/contract'
import type { Ctx } from '../../../trpc/context.ts'
import { findLine, linesOfSheet, writeLines } from '../../tariff/service.ts'
import { withNewPrices } from '../../tariff/service/new-prices.ts'
import { setLineStopped as stopLine } from '../../tariff/service/stop.ts'
import { mustFind, withItems } from './read.ts'
import { assertOff, save } from './save.ts'

/** New prices for some lines of a list that is not in use, the other lines as they are. */
export const updatePrices = (ctx: Ctx, input: CostListPrices): Promise<CostList> =>
  ctx.transaction(async (tx) => {
    const { id, version, details } = input
    const before = await assertOff(tx, id)
    const stored = await linesOfSheet(tx, id)
    const given = withNewPrices(stored, details, before.name)
    const row = await save(tx, ctx, before, { version, action: 'update', changes: {} })
    await writeLines(tx, ctx, { id, kind: 'costList' }, { given, before: stored })
    return withItems(tx, row)
  })

/** Stops or resumes one price line from a day on, of a list in use too. */
export const setLineStopped = (ctx: Ctx, input: LineStop): Promise<CostList> =>
  ctx.transaction(async (tx) => {
    const line = await findLine(tx, input.detailId)
    if (line?.sheetKind !== 'costList') throw new AppError('record.notFound')
    const row = await mustFind(tx, line.sheetId)
    await stopLine(tx, ctx, line, input)
    return withItems(tx, row)
  })
