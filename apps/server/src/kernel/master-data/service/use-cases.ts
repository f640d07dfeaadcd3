import type { AnyTable, Read, Row, Tx } from '@yuncang/db/handle'
import { only } from '@yuncang/shared/kernel/expected'
import type { Stop } from '@yuncang/shared/kernel/master-data'
import type { Ctx } from '../../../trpc/context.ts'
import type { CodePrefix } from '../../number/service.ts'
import {
  add,
  coded,
  mustFind,
  save,
  stop,
  valueOf,
  type Fresh,
  type Noun,
  type TextOf,
} from './noun.ts'

/** A noun whose records are what people fill in, and no more than that. */
export type DraftedNoun<T extends AnyTable, D extends Partial<Row<T>>> = Noun<T> & {
  /** A draft in the form that is stored. */
  readonly cleaned: (draft: D) => D
  /** What a new record has besides its draft. */
  readonly initial: Omit<Fresh<T>, keyof D>
  /** Where a draft may leave its code open, and what the codes that it gets begin with. */
  readonly code?: { readonly field: TextOf<D>; readonly prefix: CodePrefix }
  /** Throws for a draft that names what there is not; a change comes with the row before it. */
  readonly check?: (tx: Tx, ctx: Ctx, draft: D, before?: Row<T>) => Promise<void>
}

/** A step: adds records, codes for those without. Throws 409 for a name or code in use. */
export async function addDrafts<T extends AnyTable, D extends Partial<Row<T>>>(
  tx: Tx,
  ctx: Ctx,
  noun: DraftedNoun<T, D>,
  drafts: readonly D[],
): Promise<Row<T>[]> {
  const { initial, code } = noun
  const clean = drafts.map(noun.cleaned)
  const named = code ? await coded(tx, code.prefix, code.field, clean) : clean
  for (const draft of named) await noun.check?.(tx, ctx, draft)
  // A draft has the types of its row, and `initial` is all that it lacks.
  const fresh = named.map((draft) => ({ ...draft, ...initial })) as unknown as Fresh<T>[]
  return add(tx, ctx, noun, fresh)
}

type Redrafted<T extends AnyTable, D> = { before: Row<T>; version: number; draft: D }

/** A step: changes a record, which keeps its code when the draft gives none. */
export async function saveDraft<T extends AnyTable, D extends Partial<Row<T>>>(
  tx: Tx,
  ctx: Ctx,
  noun: DraftedNoun<T, D>,
  { before, version, draft }: Redrafted<T, D>,
): Promise<Row<T>> {
  const clean = noun.cleaned(draft)
  const field = noun.code?.field
  const changes =
    field && clean[field] === '' ? { ...clean, [field]: valueOf(before, field) } : clean
  await noun.check?.(tx, ctx, changes, before)
  return save(tx, ctx, noun, { before, version, action: 'update', changes })
}

/* The use cases, each of the noun that it is given. */

type Listing<Q, P> = { readonly page: (db: Read, query: Q) => Promise<P> }

export const paging =
  <Q, P>(list: Listing<Q, P>) =>
  (ctx: Ctx, query: Q): Promise<P> =>
    ctx.read((db) => list.page(db, query))

export const creating =
  <T extends AnyTable, D extends Partial<Row<T>>>(noun: DraftedNoun<T, D>) =>
  (ctx: Ctx, draft: D): Promise<Row<T>> =>
    ctx.transaction(async (tx) => only(await addDrafts(tx, ctx, noun, [draft])))

export const updating =
  <T extends AnyTable, D extends Partial<Row<T>>>(noun: DraftedNoun<T, D>) =>
  (ctx: Ctx, { id, version, ...rest }: D & { id: string; version: number }): Promise<Row<T>> =>
    ctx.transaction(async (tx) => {
      const before = await mustFind(tx, noun, id)
      // A change is a draft with the id and version of its row.
      const draft = rest as unknown as D
      return saveDraft(tx, ctx, noun, { before, version, draft })
    })

/** For nouns that may always be stopped. */
export const stopping =
  <T extends AnyTable>(noun: Noun<T>) =>
  (ctx: Ctx, input: Stop): Promise<Row<T>> =>
    ctx.transaction((tx) => stop(tx, ctx, noun, input))
