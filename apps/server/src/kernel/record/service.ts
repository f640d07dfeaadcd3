import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system, type Read, type SystemTx, type Tx } from '@yuncang/db/handle'
import { mapWithYields } from '@yuncang/db/event-loop'
import type { FieldDiff } from '@yuncang/db/schema/record'
import { recordModules } from '@yuncang/shared/nouns/record/modules'
import type { AuditRecord, OperateRecord, PriceRecord } from '@yuncang/shared/nouns/record/contract'
import type { Permission } from '@yuncang/shared/access'
import type { Ctx } from '../../trpc/context.ts'
import { tellMoves } from './service/moves.ts'
import * as repo from './repo.ts'

export { namedAtMost, recordsMoved, type Move } from './service/moves.ts'

const modules = recordModules.filter((each) => 'reader' in each) satisfies readonly {
  reader: Permission
}[]
export type OperateModule = (typeof modules)[number]['code']

/** Who writes a record: a person at work, or the system by night. */
export type Author = Pick<Ctx, 'user' | 'now' | 'newId'>

export type Operation = {
  businessId: string
  operateModule: OperateModule
  action: string
  masterBillNo?: string
  fieldDiff?: FieldDiff
}

function rowsOf(ctx: Author, operations: readonly Operation[]) {
  const { id: userId, realName } = ctx.user
  const time = ctx.now()
  return mapWithYields(operations, (operation) => ({
    masterBillNo: null,
    fieldDiff: {},
    ...operation,
    id: ctx.newId(),
    userId,
    realName,
    time,
  }))
}

/** Writes who did what, in the transaction that does it (docs/domain/records.md#histories). */
export const recordOperations = async (
  tx: Tx,
  ctx: Author,
  operations: Operation[],
): Promise<void> => {
  await repo.insertOperation(tx, await rowsOf(ctx, operations))
  await tellInTenant(
    tx,
    ctx,
    operations.map(({ operateModule: module, businessId }) => ({ module, businessId })),
  )
}

/** Records belong to a tenant, and so do their transactions; what the system does says itself where. */
async function tellInTenant(
  tx: Tx,
  { user }: Author,
  moved: Parameters<typeof tellMoves>[2],
): Promise<void> {
  if ('tenant' in tx.scope) await tellMoves(tx, { tenant: tx.scope.tenant, by: user }, moved)
}

/** The same where a transaction of the system changes people or tenants: among the records of a tenant. */
export const recordIn = async (
  tx: SystemTx,
  ctx: Author,
  tenantNode: string,
  operation: Operation,
): Promise<void> => {
  const rows = await rowsOf(ctx, [operation])
  await repo.insertOperationOf(
    tx,
    rows.map((row) => ({ ...row, tenantNode })),
  )
  const { operateModule: module, businessId } = operation
  await tellMoves(tx, { tenant: tenantNode, by: ctx.user }, [{ module, businessId }])
}

export const recordOperation = (tx: Tx, ctx: Author, operation: Operation): Promise<void> =>
  recordOperations(tx, ctx, [operation])

/** Whoever judges a record: the step and what is said of it have one time, by which they are shown together. */
export type Judge = Ctx & { readonly moment: string }

export function judgeNow(ctx: Ctx): Judge {
  const moment = ctx.now()
  return { ...ctx, moment, now: () => moment }
}

/** The transaction of a use case that judges a record. */
export const judging = <R>(ctx: Ctx, work: (tx: Tx, judge: Judge) => Promise<R>): Promise<R> =>
  ctx.transaction((tx) => work(tx, judgeNow(ctx)))

/** Writes how a record was judged: result 2 passed, 3 rejected. */
export async function recordAudit(
  tx: Tx,
  ctx: Judge,
  audit: {
    businessId: string
    auditModule: OperateModule
    /** Which of a record's audits: 1 unless it has several. */
    step?: number
    result: 2 | 3
    msg: string
  },
): Promise<void> {
  const { id: auditorId, realName: auditor } = ctx.user
  await repo.insertAudit(tx, {
    step: 1,
    ...audit,
    id: ctx.newId(),
    auditorId,
    auditor,
    time: ctx.moment,
  })
  const { auditModule: module, businessId } = audit
  await tellInTenant(tx, ctx, [{ module, businessId }])
}

export type PriceChange = Omit<
  Parameters<typeof repo.insertPrices>[1][number],
  'id' | 'userId' | 'realName' | 'time'
>

/** Writes old and new prices of lines (docs/domain/records.md#histories). */
export async function recordPrices(tx: Tx, ctx: Ctx, changes: PriceChange[]): Promise<void> {
  const { id: userId, realName } = ctx.user
  const time = ctx.now()
  await repo.insertPrices(
    tx,
    changes.map((change) => ({ ...change, id: ctx.newId(), userId, realName, time })),
  )
}

const comparable = (value: unknown) => JSON.stringify(value ?? null)

/** The fields of `after` that differ from `before`, with both values. */
export function diffOf<T extends object>(before: T, after: Partial<T>): FieldDiff {
  const changed = Object.entries(after).filter(
    ([key, value]) => comparable(value) !== comparable(before[key as keyof T]),
  )
  return Object.fromEntries(
    changed.map(([key, value]) => [
      key,
      { before: before[key as keyof T] ?? null, after: value ?? null },
    ]),
  )
}

const readable = (ctx: Ctx): string[] =>
  modules.filter(({ reader }) => ctx.can(reader)).map(({ code }) => code)

/** Those of the modules that the reader may read, or of them the one that is asked for. */
const asked = (ctx: Ctx, module: string | undefined): string[] =>
  readable(ctx).filter((each) => module === undefined || each === module)

type OperationsAsked = {
  /** One of both is there. */
  businessId?: string | undefined
  auditBusinessId?: string | undefined
  operateModule?: string | undefined
  masterBillNo?: string | undefined
}

/** Records of the modules that the reader may read; of others there are none. */
export const operations = (ctx: Ctx, input: OperationsAsked): Promise<OperateRecord[]> =>
  ctx.read(async (db) => {
    const {
      auditBusinessId = '',
      businessId = auditBusinessId,
      operateModule,
      masterBillNo,
    } = input
    const found = await repo.operationsOf(db, businessId, asked(ctx, operateModule))
    return found.filter((row) => masterBillNo === undefined || row.masterBillNo === masterBillNo)
  })

/** A step: what was done to a record of a module, for whoever has been let in to it. */
export const operationsIn = (
  db: Read,
  operateModule: OperateModule,
  businessId: string,
): Promise<OperateRecord[]> => repo.operationsOf(db, businessId, [operateModule])

/** A step: when each of these documents was last audited. */
export const lastPasses = async (
  db: Read,
  businessIds: readonly string[],
): Promise<Map<string, string>> =>
  new Map((await repo.passesOf(db, businessIds)).map((row) => [row.businessId, row.time]))

export const audits = (
  ctx: Ctx,
  input: { businessId: string; auditModule?: string | undefined },
): Promise<AuditRecord[]> =>
  ctx.read((db) => repo.auditsOf(db, input.businessId, asked(ctx, input.auditModule)))

/** Who did something to these documents, by user: what stores an id alone shows its name so. */
export async function namesOfDoers(
  db: Read,
  businessIds: readonly string[],
): Promise<Map<string, string>> {
  const doers = await repo.doersOf(db, [...new Set(businessIds)])
  return new Map(doers.map(({ userId, realName }) => [userId, realName]))
}

/** What was done to a tenant, for the administrators of the platform. */
export const operationsOfTenant = (ctx: Ctx, { id }: { id: string }): Promise<OperateRecord[]> =>
  ctx.services.db.read(system('history of a tenant'), (db) =>
    repo.operationsOf(db, id, [businessModules.tenant]),
  )

/**
 * Price records of a quotation or a cost list, whose rows follow what the reader may see of them, or of the list prices
 * of a fee. These belong to nobody, and whoever reads list prices reads all that became of them.
 */
export const prices = (ctx: Ctx, { businessId }: { businessId: string }): Promise<PriceRecord[]> =>
  ctx.read(async (db) => {
    if (await repo.isFee(db, businessId))
      return ctx.can('costStandard:read') ? repo.pricesOf(db.ignoringRowScope(), businessId) : []
    const canReadSheets = ctx.can('quotation:read') || ctx.can('costList:read')
    return canReadSheets ? repo.pricesOf(db, businessId) : []
  })
