import type { Read } from '@yuncang/db/handle'
import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { today } from '@yuncang/shared/kernel/calendar'
import { countGivenUp } from '../../../outbox/repo.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { waitingOn as inboundOn } from '../../inbound-order/service/figures.ts'
import { loadsByPlace, stockByOwner, throughputUntil } from '../../inventory/service/figures.ts'
import { waitingOn as outboundOn } from '../../outbound-order/service/figures.ts'
import { areaLoads } from '../../storage-location/service/load.ts'
import { fullestAreas } from './areas.ts'
import { todosOf } from './todos.ts'

/** Everything on the home screen in one read: what the person's rights lead to, of the rows that they see. */
export function home(ctx: Ctx): Promise<HomeFigures> {
  const day = today(ctx.now())
  return ctx.read(async (db) => {
    const inbound = ctx.can('inboundOrder:read') ? await inboundOn(db, day) : null
    const outbound = ctx.can('outboundOrder:read') ? await outboundOn(db, day) : null
    const seesStock = ctx.can('inventory:read')
    return {
      day,
      todos: await todosOf(ctx, db, day, {
        inboundOrder: inbound?.waiting ?? [],
        outboundOrder: outbound?.waiting ?? [],
      }),
      undelivered: ctx.can('job:manage') ? await countGivenUp(db) : null,
      expected: inbound?.today ?? null,
      pickups: outbound?.today ?? null,
      throughput: seesStock ? await throughputUntil(db, day) : null,
      stock: seesStock ? await stockByOwner(db) : null,
      areas: seesStock && ctx.can('storageLocation:read') ? await areasOf(db) : null,
    }
  })
}

const areasOf = async (db: Read) => fullestAreas(await areaLoads(db, await loadsByPlace(db)))
