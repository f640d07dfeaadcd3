import type { Read } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import {
  type JobQuery,
  type JobRecord,
  type ListExportOrder,
} from '@yuncang/shared/nouns/job/contract'
import { exportedLists } from '@yuncang/shared/exported-lists'
import { canRetry, jobFileDays, jobStatuses } from '@yuncang/shared/nouns/job/rules'
import { failureIn } from '@yuncang/shared/kept-failure'
import { AppError } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { actorOf } from '../../jobs/actor.ts'
import { cancelJob } from '../../jobs/ending.ts'
import { enqueue, jobsChanged } from '../../jobs/enqueue.ts'
import { changeIn } from '../../jobs/repo.ts'
import { seesFile } from '../../jobs/file-scope.ts'
import type { JobRight } from '../../jobs/kind.ts'
import { listExport } from '../../jobs/list-export.ts'
import { later } from '../../platform/leases/waits.ts'
import type { Ctx } from '../../trpc/context.ts'
import { parseInput } from '../../trpc/errors.ts'
import type { Download } from '../../files/transfer.ts'
import * as repo from './repo.ts'

const fileMs = jobFileDays * 86_400_000
const shownAtMost = 50

const titleOf = (row: repo.JobRow, locale: Locale) => (locale === 'en' ? row.titleEn : row.titleZh)

/** A job in the language of whoever looks at it. */
function present(row: repo.JobRow, locale: Locale): JobRecord {
  const { fileKey, fileName, fileSize, finishTime } = row
  const isKept = fileKey !== null && fileName !== null && finishTime !== null
  return {
    ...row,
    title: titleOf(row, locale),
    failure: row.failure && failureIn(locale, row.failure),
    isCancelAsked: row.isCancelAsked === 1,
    file: isKept
      ? { name: fileName, size: fileSize ?? 0, expireTime: later(finishTime, fileMs) }
      : null,
  }
}

export const mine = async (ctx: Ctx) => {
  const since = later(ctx.now(), -fileMs)
  const rows = await ctx.read((db) => repo.jobsOf(db, ctx.user.id, since, shownAtMost))
  return rows.map((row) => present(row, ctx.call.locale))
}

export async function page(ctx: Ctx, query: JobQuery) {
  const found = await ctx.read((db) => repo.page(db, query))
  return { ...found, records: found.records.map((row) => present(row, ctx.call.locale)) }
}

/** One's own, or anybody's for who manages jobs. Refuses with 404 for another's. */
async function mustFind(ctx: Ctx, db: Parameters<typeof repo.find>[0], id: string) {
  const row = await repo.find(db, id, ctx.can('job:manage') ? undefined : ctx.user.id)
  if (!row) throw new AppError('record.notFound')
  return row
}

/** One's own, anybody's for who manages jobs, and of what is done once for all theirs who may ask for it. */
export async function get(ctx: Ctx, { id }: { id: string }): Promise<JobRecord> {
  const row = await ctx.read((db) => repo.find(db, id, undefined))
  const isSeen = row && (row.createBy === ctx.user.id || (await isForAll(ctx, row)))
  if (!row || !(isSeen || ctx.can('job:manage'))) throw new AppError('record.notFound')
  return present(row, ctx.call.locale)
}

/** Whether a job is work that this person would be answered with, who sees all the rows that it is about. */
async function isForAll(ctx: Ctx, row: repo.JobRow): Promise<boolean> {
  const right = row.task === null ? undefined : rightFor(ctx, row)
  if (right === undefined) return false
  const rights = await ctx.services.roles.rightsOf(ctx.tenant.dataNode, ctx.roles)
  return ctx.can(right) && rights.limitsFor(right) === undefined
}

/** What somebody needs to ask for a job; undefined for one that this version does not know. */
function rightFor(ctx: Ctx, { kind, input }: repo.JobRow): JobRight | undefined {
  const known = ctx.services.jobKinds.get(kind)
  const asked = known?.input.safeParse(input)
  return known && asked?.success ? known.permission(asked.data) : undefined
}

/** Ends a job that waits at once, and asks one that runs to end. */
export const cancel = (ctx: Ctx, { id }: { id: string }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(ctx, tx, id)
    if (!(await cancelJob(tx, ctx, id))) throw refusal(ctx, 'job.over', row)
    return null
  })

/** Puts a job that failed or was cancelled back into the queue, once however many ask. */
export const retry = (ctx: Ctx, { id }: { id: string }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(ctx, tx, id)
    const now = ctx.now()
    const again = {
      status: 'queued' as const,
      attempts: 0,
      isCancelAsked: 0 as const,
      dueTime: now,
    }
    const nothingYet = { done: 0, total: 0, stage: null, failure: null, startTime: null }
    const who = { updateBy: ctx.user.id, updateTime: now, finishTime: null }
    const changes = { ...again, ...nothingYet, ...who }
    const change = () => changeIn(tx, id, jobStatuses.filter(canRetry), changes)
    const underWay = { job_task_uq: () => refusal(ctx, 'job.underWay', row) }
    if (!(await mapUniqueViolation(underWay, change))) throw refusal(ctx, 'job.notOver', row)
    await tx.publish(jobsChanged, id)
    return null
  })

const refusal = (ctx: Ctx, reason: 'job.over' | 'job.notOver' | 'job.underWay', row: repo.JobRow) =>
  new AppError(reason, { params: { title: titleOf(row, ctx.call.locale) } })

/**
 * The file that a job produced. Refuses with 404 when there is none, or none any more, and with 403 whoever may not read
 * now what it holds, its owner and who manages jobs as well.
 */
export async function openFile(ctx: Ctx, { id }: { id: string }): Promise<Download> {
  const row = await ctx.read((db) => mustFind(ctx, db, id))
  const { fileKey, fileName, fileType } = row
  if (fileKey !== null) await assertSeesFile(ctx, row)
  const stream = fileKey === null ? undefined : await ctx.services.jobFiles.open(fileKey)
  if (!stream || fileName === null || fileType === null) {
    const params = { title: titleOf(row, ctx.call.locale), days: jobFileDays }
    throw new AppError('job.noFile', { params })
  }
  return { name: fileName, type: fileType, stream }
}

async function assertSeesFile(ctx: Ctx, row: repo.JobRow): Promise<void> {
  const params = { title: titleOf(row, ctx.call.locale) }
  const right = rightFor(ctx, row)
  if (right === undefined || !ctx.can(right)) throw new AppError('job.fileDenied', { params })
  // As they would make it themselves: in the section in which it was asked for, if that is theirs.
  const asked = { ...row, createBy: ctx.user.id, ownerName: ctx.user.realName }
  const reader = await actorOf(ctx.services, asked, right)
  if (!(await seesFile(reader, row.fileScope))) throw new AppError('job.fileWider', { params })
}

/** A step: jobs of the tenant that failed. */
export const failedJobs = (db: Read): Promise<number> => repo.total(db, { status: 'failed' })

/** Asks for the export of a list. Refuses what the export at once would refuse. */
export async function exportList(ctx: Ctx, order: ListExportOrder): Promise<{ id: string }> {
  const { list, query } = order
  parseInput(ctx.services.listExports[list].input, query, ctx.call.locale)
  const { zh, en } = exportedLists[list]
  const title = { zh: `导出${zh}`, en: `Export of ${en}` }
  const id = await ctx.transaction((tx) => enqueue(tx, ctx, listExport, { input: order, title }))
  return { id }
}
