import type { AnyTable, NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import { mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import type { Stop } from '@yuncang/shared/kernel/master-data'
import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import type { Rows } from '../../../platform/rows/repo.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { nextCodes, type CodePrefix } from '../../number/service.ts'
import {
  diffOf,
  recordOperation,
  recordOperations,
  type OperateModule,
} from '../../record/service.ts'

type Field<T extends AnyTable> = keyof Row<T> & string

/** Fields that together name one row, and the refusal for a draft that names another's. Nothing in the first one is free. */
export type Unique<T extends AnyTable> = {
  readonly fields: readonly [Field<T>, ...Field<T>[]]
  readonly duplicate: (row: Row<T>) => AppError
}

/** What tells one noun of master data from another; the steps here do the same with all of them. */
export type Noun<T extends AnyTable> = {
  readonly rows: Rows<T>
  readonly operateModule: OperateModule
  readonly unique: readonly Unique<T>[]
  /** What the names of its unique indexes begin with, and the sentence for who lost a race for them. */
  readonly indexes: string
  readonly duplicate: Reason
  /** What a history may tell of a row. */
  readonly told?: (row: Partial<Row<T>>) => Partial<Row<T>>
  /** Where its history stands when that outlives a row; else the row's id. */
  readonly historyOf?: (row: Row<T>) => string
  /** What the history tells of a new row: nothing unless it stands in for something. */
  readonly toldNew?: (row: Row<T>) => FieldDiff
}

type Stamps = 'id' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'version' | 'isDeleted'
export type Fresh<T extends AnyTable> = Omit<NewRow<T>, Stamps>
type Changes<T extends AnyTable> = Partial<Row<T>>

export async function mustFind<T extends AnyTable>(
  db: Read | Tx,
  noun: Noun<T>,
  id: string,
): Promise<Row<T>> {
  const row = await noun.rows.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}

/** Adds rows with one operate record each. Throws 409 for a name in use. */
export async function add<T extends AnyTable>(
  tx: Tx,
  ctx: Ctx,
  noun: Noun<T>,
  drafts: readonly Fresh<T>[],
): Promise<Row<T>[]> {
  await assertUnique(tx, noun, noun.unique, drafts)
  const time = ctx.now()
  const by = ctx.user.id
  // A draft with its stamps is a new row of the noun's table.
  const rows = drafts.map((draft) => ({
    ...draft,
    id: ctx.newId(),
    createBy: by,
    createTime: time,
    updateBy: by,
    updateTime: time,
  })) as unknown as NewRow<T>[]
  const stored = await mapUniqueViolation(justTaken(noun), () => noun.rows.insert(tx, rows))
  const { operateModule } = noun
  await recordOperations(
    tx,
    ctx,
    stored.map((row) => ({
      businessId: historyOf(noun, row),
      operateModule,
      action: 'create',
      fieldDiff: noun.toldNew?.(row) ?? {},
    })),
  )
  return stored
}

type Change<T extends AnyTable> = {
  readonly before: Row<T>
  readonly version: number
  readonly action: string
  readonly changes: Changes<T>
  /** What the history tells besides. */
  readonly told?: FieldDiff
}

/** Changes a row of this version and records what became of it. Throws 409 for a stale version or a name in use. */
export async function save<T extends AnyTable>(
  tx: Tx,
  ctx: Ctx,
  noun: Noun<T>,
  { before, version, action, changes, told: besides }: Change<T>,
): Promise<Row<T>> {
  const after = { ...before, ...changes }
  const renamed = noun.unique.filter(({ fields }) =>
    fields.some((field) => after[field] !== before[field]),
  )
  await assertUnique(tx, noun, renamed, [after])
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const id = idOf(before)
  const stored = await mapUniqueViolation(justTaken(noun), () =>
    noun.rows.change(tx, { id, version }, { ...changes, ...who }),
  )
  if (!stored) throw new AppError('record.stale')
  const told = noun.told ?? ((row) => row)
  const fieldDiff = { ...diffOf<Partial<Row<T>>>(told(before), told(changes)), ...besides }
  const { operateModule } = noun
  const businessId = historyOf(noun, before)
  await recordOperation(tx, ctx, { businessId, operateModule, action, fieldDiff })
  return stored
}

/** Stops a row with its reason, or resumes it. */
export async function stop<T extends AnyTable>(
  tx: Tx,
  ctx: Ctx,
  noun: Noun<T>,
  { id, version, isStop, stopReason }: Stop,
): Promise<Row<T>> {
  const before = await mustFind(tx, noun, id)
  const action = isStop ? 'stop' : 'resume'
  // Whatever can be stopped has these two columns.
  const changes = { isStop, stopReason: isStop ? stopReason.trim() : '' } as Changes<T>
  return save(tx, ctx, noun, { before, version, action, changes })
}

/** The fields of a draft that hold text. */
export type TextOf<D> = { [K in keyof D]: D[K] extends string ? K : never }[keyof D] & string

/** Gives a code of its own to every draft without one. */
export async function coded<D extends object>(
  tx: Tx,
  prefix: CodePrefix,
  field: TextOf<D>,
  drafts: readonly D[],
): Promise<D[]> {
  const bare = drafts.filter((draft) => draft[field] === '')
  const codes = bare.length > 0 ? await nextCodes(tx, prefix, bare.length) : []
  return drafts.map((draft) =>
    draft[field] === '' ? { ...draft, [field]: codes.shift()! } : draft,
  )
}

/** The text of a draft without the spaces around it. */
export function trimmed<D extends object>(draft: D): D {
  const entries = Object.entries(draft).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ])
  // The same keys with values of the same types.
  return Object.fromEntries(entries) as D
}

export const valueOf = (row: object, field: string): unknown =>
  // Any object is a record of unknown values.
  (row as Record<string, unknown>)[field]

const historyOf = <T extends AnyTable>(noun: Noun<T>, row: Row<T>): string =>
  noun.historyOf?.(row) ?? idOf(row)

const idOf = (row: object): string => String(valueOf(row, 'id'))

/** Rows of others that have a draft's value, by that value. */
export async function holders<T extends AnyTable>(
  db: Read | Tx,
  { rows }: Noun<T>,
  { fields }: Unique<T>,
  drafts: readonly object[],
): Promise<(draft: object) => Row<T> | undefined> {
  const keyOf = (row: object) => JSON.stringify(fields.map((field) => valueOf(row, field)))
  const named = drafts.filter((draft) => valueOf(draft, fields[0]) !== '')
  const values = [...new Set(named.map((draft) => valueOf(draft, fields[0])))]
  const found = new Map(
    (await rows.withValues(db, fields[0], values)).map((row) => [keyOf(row), row]),
  )
  return (draft) => {
    const row = found.get(keyOf(draft))
    return row && idOf(row) !== valueOf(draft, 'id') ? row : undefined
  }
}

/** Says whose name or code it is; the unique indexes remain the judge of races. */
async function assertUnique<T extends AnyTable>(
  tx: Tx,
  noun: Noun<T>,
  uniques: readonly Unique<T>[],
  drafts: readonly object[],
): Promise<void> {
  for (const unique of uniques) {
    const holderOf = await holders(tx, noun, unique, drafts)
    for (const draft of drafts) {
      const row = holderOf(draft)
      if (row) throw unique.duplicate(row)
    }
  }
}

const justTaken = <T extends AnyTable>({ indexes, duplicate }: Noun<T>): UniqueMeanings => ({
  [indexes]: (cause) => new AppError(duplicate, { cause }),
})
