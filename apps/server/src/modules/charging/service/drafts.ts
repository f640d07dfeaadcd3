import type { Read } from '@yuncang/db/handle'
import type { FeeMove } from '@yuncang/shared/nouns/fee-line/rerate'
import type { Ctx } from '../../../trpc/context.ts'
import { draftsOf, type DraftScope } from '../repo.ts'
import type { Charged, DocumentSource, Portion } from './charge-source.ts'
import { movesOf } from './moves.ts'
import { plansOf, type Amend } from './plan.ts'
import { documentKinds, monthlySources } from './sources.ts'

export type { DraftScope } from '../repo.ts'

/** What has to be priced anew so that these drafts are up to date, in portions. */
export const portionsOfDrafts = async (db: Read, scope: DraftScope): Promise<Portion[]> =>
  portionsAgain(db, await draftsOf(db, scope))

/** The fees of documents and owners priced anew: work as it was done, storage for the days that are charged. */
export async function portionsAgain(
  db: Read,
  charged: readonly (Charged & { readonly jfmoduleId: string })[],
): Promise<Portion[]> {
  const monthly = monthlySources.flatMap(({ modules, again }) =>
    again(charged.filter(({ jfmoduleId }) => modules.some((module) => module === jfmoduleId))),
  )
  const byMonth = monthlySources.flatMap(({ modules }) => modules)
  const work = charged.filter(({ jfmoduleId }) => !byMonth.some((module) => module === jfmoduleId))
  const documents: Portion[] = []
  for (const [id, rows] of Map.groupBy(work, ({ businessId }) => businessId)) {
    const source = await sourceOf(db, id)
    const size = rows.reduce((sum, { lines }) => sum + lines, 0)
    if (source) documents.push({ fees: source.fees, size, load: loadOf(id) })
  }
  return [...documents, ...monthly]
}

/** What was done with a document by then: it may be another step further, or given up. */
const loadOf = (id: string): Portion['load'] =>
  async function* (db, ctx) {
    const source = await sourceOf(db, id)
    if (source) yield* source.load(db, ctx, { id })
  }

/** Undefined for a document that has no work to price any more. */
async function sourceOf(db: Read, id: string): Promise<DocumentSource | undefined> {
  for (const kind of documentKinds) {
    const found = await kind.chargeable(db, id)
    if (found) return found.source
  }
  return undefined
}

/**
 * Which fees would move, and by how much, when these drafts were priced anew: at the prices in force, or at those that
 * `amend` makes of them (`withQuotation`, `withCostList`). Nothing is written.
 */
export async function previewDrafts(
  db: Read,
  ctx: Ctx,
  scope: DraftScope,
  amend?: Amend,
): Promise<FeeMove[]> {
  const moves: FeeMove[] = []
  for (const portion of await portionsOfDrafts(db, scope))
    moves.push(...(await movesIn(db, ctx, portion, amend)))
  return moves
}

/** The same of everybody's drafts in some kinds of work, without those that would move at the prices in force too. */
export async function previewChange(
  db: Read,
  ctx: Ctx,
  modules: ReadonlySet<string>,
  amend: Amend,
): Promise<FeeMove[]> {
  const moves: FeeMove[] = []
  for (const portion of await portionsOfDrafts(db, {})) {
    if (!portion.fees.modules.some((module) => modules.has(module))) continue
    const after = await movesIn(db, ctx, portion, amend)
    if (after.length === 0) continue
    const anyway = new Set((await movesIn(db, ctx, portion)).map((move) => JSON.stringify(move)))
    moves.push(...after.filter((move) => !anyway.has(JSON.stringify(move))))
  }
  return moves
}

async function movesIn(db: Read, ctx: Ctx, portion: Portion, amend?: Amend): Promise<FeeMove[]> {
  const moves: FeeMove[] = []
  for await (const { plans } of plansOf(db, ctx, portion, { asked: undefined, amend }))
    moves.push(...plans.flatMap(movesOf))
  return moves
}
