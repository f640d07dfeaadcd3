import { toWireTime } from '@yuncang/shared/kernel/calendar'
import { verbWords } from '@yuncang/shared/kernel/operation-words'
import { AppError } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { OperateRecord } from '@yuncang/shared/nouns/record/contract'
import type { Ctx } from '../../../trpc/context.ts'
import { operations } from '../service.ts'

/** More than anybody reads in a refusal. */
const toldAtMost = 5

/**
 * A refusal for a stale version with what was done since, by whom and when, as far as the reader may read the history;
 * any other error as it is.
 */
export async function toldSince(ctx: Ctx, input: unknown, error: unknown): Promise<unknown> {
  if (!(error instanceof AppError) || error.reason !== 'record.stale') return error
  const { of = idIn(input), behind = 1 } = error.details.params ?? {}
  if (typeof of !== 'string') return error
  const found = await operations(ctx, { businessId: of })
  const since = found.slice(-Math.min(Number(behind), toldAtMost))
  if (since.length === 0) return error
  const changes = since.map((each) => told(each, ctx.call.locale))
  const fields = [...new Set(since.flatMap(({ fieldDiff }) => Object.keys(fieldDiff)))]
  return new AppError('record.stale', { params: { changes, fields }, cause: error })
}

export type ToldSince = typeof toldSince

const idIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'id' in input ? input.id : undefined

const told = ({ realName, time, action }: OperateRecord, locale: Locale): string =>
  `${realName} ${toWireTime(time)} ${verbWords[action]?.[locale] ?? action}`
