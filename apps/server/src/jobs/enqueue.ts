import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Ctx } from '../trpc/context.ts'
import type { JobKind } from './kind.ts'
import * as repo from './repo.ts'

/** The workers of every instance listen here: something was asked for, or is to end. */
export const jobsChanged = 'jobs'

/**
 * Asks for a job in the transaction of the use case: it begins after the commit, or never. Gives its id, or that of the
 * job that does the same already. Throws `access.denied` to somebody who is not permitted what the kind needs.
 */
export async function enqueue<I>(
  tx: Tx,
  ctx: Ctx,
  kind: JobKind<I>,
  { input, title }: { input: I; title: Readonly<Record<Locale, string>> },
): Promise<string> {
  if (!ctx.can(kind.permission(input))) throw new AppError('access.denied')
  const now = ctx.now()
  const id = await repo.add(tx, {
    id: ctx.newId(),
    kind: kind.kind,
    task: taskIn(tx, ctx, kind.taskOf?.(input)),
    isHeavy: kind.isHeavy ? 1 : 0,
    maxAttempts: kind.maxAttempts,
    input,
    titleZh: title.zh,
    titleEn: title.en,
    locale: ctx.call.locale,
    section: ctx.section,
    ownerName: ctx.user.realName,
    dueTime: now,
    createBy: ctx.user.id,
    createTime: now,
    updateBy: ctx.user.id,
    updateTime: now,
  })
  await tx.publish(jobsChanged, id)
  return id
}

/** Somebody who sees a part of the rows only does another thing than the others. */
const taskIn = (tx: Tx, ctx: Ctx, task: string | undefined): string | null =>
  task === undefined ? null : isLimited(tx) ? `${task} of ${ctx.user.id}` : task

const isLimited = ({ scope }: Tx): boolean => 'rows' in scope && scope.rows !== undefined
