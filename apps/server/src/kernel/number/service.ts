import { only, zip } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import type { Ctx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

/** Prefixes of document numbers (docs/domain/values.md#identifiers); JH 入库计划. */
export type DocumentPrefix =
  | 'RK'
  | 'JH'
  | 'CK'
  | 'TH'
  | 'HT'
  | 'BJ'
  | 'JT'
  | 'FT'
  | 'ZD'
  | 'SK'
  | 'FK'
  | 'CD'
  | 'YYJ'

/** A number such as RK202611210001: prefix, Shanghai day, at least four digits, unique per tenant. */
export const nextDocumentNumber = async (
  tx: Tx,
  ctx: Ctx,
  prefix: DocumentPrefix,
): Promise<string> => only(await takeNumbers(tx, ctx, prefix, 1))

/** Gives each document such a number of its own, in their order. */
export async function withDocumentNumbers<D>(
  tx: Tx,
  ctx: Ctx,
  prefix: DocumentPrefix,
  documents: readonly D[],
): Promise<{ document: D; number: string }[]> {
  const numbers = await takeNumbers(tx, ctx, prefix, documents.length)
  return zip(documents, numbers).map(([document, number]) => ({ document, number }))
}

async function takeNumbers(
  tx: Tx,
  ctx: Ctx,
  prefix: DocumentPrefix,
  count: number,
): Promise<string[]> {
  const dayPrefix = dayPrefixOf(ctx, prefix)
  const last = await repo.take(tx, dayPrefix, count)
  return range(last, count).map((number) => dayPrefix + String(number).padStart(4, '0'))
}

const dayPrefixOf = (ctx: Ctx, prefix: DocumentPrefix) =>
  prefix + today(ctx.now()).replaceAll('-', '')

/** Waits until every transaction of the tenant that took a number of this prefix today has ended; takes none. */
export async function waitForNumbers(tx: Tx, ctx: Ctx, prefix: DocumentPrefix): Promise<void> {
  await repo.take(tx, dayPrefixOf(ctx, prefix), 0)
}

/** 客户 KH, 商品 SP, 承运商 CY, 作业人员 ZY. */
export type CodePrefix = 'KH' | 'SP' | 'CY' | 'ZY'

/** Codes such as KH000123 for master data that the user did not number. */
export async function nextCodes(tx: Tx, prefix: CodePrefix, count: number): Promise<string[]> {
  const last = await repo.take(tx, prefix, count)
  return range(last, count).map((number) => prefix + String(number).padStart(6, '0'))
}

/** Waits until every transaction of the tenant that took this turn before has ended. */
export async function takeTurn(tx: Tx, name: string): Promise<void> {
  await repo.take(tx, name, 1)
}

const range = (last: number, count: number) =>
  Array.from({ length: count }, (_, index) => last - count + 1 + index)
