import type { Read } from '@yuncang/db/handle'
import { mapWithYields } from '@yuncang/db/event-loop'
import type { Ctx } from '../../../trpc/context.ts'
import type { Batch, ChargeSource } from './charge-source.ts'
import type { Facts, FeeScope, Plan, PriceBook, PricedLine } from './facts.ts'
import { priceStorage } from './price/storage.ts'
import { priceWork } from './price/work.ts'
import { reconcile } from './reconcile.ts'

/** Prices as they would be, to see what they would do. */
export type Amend = (book: PriceBook) => PriceBook
const asTheyAre: Amend = (book) => book

export type PlannedBatch = Omit<Batch, 'facts'> & { readonly plans: readonly Plan[] }

/** What would have to be written to bring the fees of a business up to date: load -> price -> reconcile. */
export async function* plansOf<Asked>(
  db: Read,
  ctx: Ctx,
  { fees, load }: ChargeSource<Asked>,
  { asked, amend = asTheyAre }: { asked: Asked; amend?: Amend | undefined },
): AsyncIterable<PlannedBatch> {
  for await (const { facts, ...batch } of load(db, ctx, asked)) {
    const plans = await mapWithYields(facts, (each) =>
      reconcile(price({ ...each, book: amend(each.book) }, fees), each.existing),
    )
    yield { ...batch, plans }
  }
}

/** A line that was taken back counts for nothing any more. */
function price(facts: Facts, fees: FeeScope): PricedLine[] {
  const existing = facts.existing.filter(({ reversedBy }) => reversedBy === null)
  switch (facts.kind) {
    case 'WORK':
      return priceWork({ ...facts, existing }, fees)
    case 'STORAGE':
      return priceStorage({ ...facts, existing }, fees)
  }
}
