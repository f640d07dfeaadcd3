import type { RowScope } from '@yuncang/shared/kernel/data-scope'
import type { JobStage, JobStatus } from '@yuncang/shared/nouns/job/rules'
import type { KeptFailure } from '@yuncang/shared/kept-failure'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Jobs that will be done or are being done; not one that is to end. */
export const jobUnderWay = sql`status in ('queued', 'running') and is_cancel_asked = 0`

/** Work that goes on after the request that asked for it, for the person that asked. */
export const jobTables = (c: Kit) => ({
  job: c.tenantTable(
    'job',
    {
      id: c.id(),
      kind: c.text().notNull(),
      titleZh: c.text().notNull(),
      titleEn: c.text().notNull(),
      status: c.text().$type<JobStatus>().notNull(),
      /** What it does, where that is under way once in a tenant; who asks for it again gets this job. */
      task: c.text(),
      /** A worker runs one heavy job at a time. */
      isHeavy: c.flag().notNull(),
      done: c.int().notNull(),
      /** 0 as long as nobody knows. */
      total: c.int().notNull(),
      stage: c.text().$type<JobStage>(),
      input: c.json<unknown>().notNull(),
      /** What the kind has to say about its work. */
      result: c.json<Record<string, unknown>>(),
      /** Where the produced file is kept; emptied with the file. */
      fileKey: c.text(),
      fileName: c.text(),
      fileType: c.text(),
      fileSize: c.int(),
      /** What may be in the file: the rows that its maker saw, and the rights that showed them more. */
      fileScope: c.json<{ readonly rows: RowScope | null; readonly rights: readonly string[] }>(),
      /** Why it failed, put into words by whoever reads it. */
      failure: c.json<KeptFailure>(),
      attempts: c.int().notNull(),
      maxAttempts: c.int().notNull(),
      /** When the next attempt is due; while one runs, when its lease ends. */
      dueTime: c.time().notNull(),
      /** Names the claim under which it runs; whoever holds an older one has lost it. */
      lease: c.text(),
      isCancelAsked: c.flag().notNull(),
      ownerName: c.text().notNull(),
      /** The language and the business section in which it was asked for. */
      locale: c.text().$type<Locale>().notNull(),
      section: c.text().notNull(),
      startTime: c.time(),
      finishTime: c.time(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('job_task_uq').on(t.tenantNode, t.kind, t.task).where(jobUnderWay),
      c.index('job_due_ix').on(t.status, t.dueTime),
      c.index('job_owner_ix').on(t.tenantNode, t.createBy, t.createTime),
      c.index('job_list_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('job_finish_ix').on(t.finishTime),
    ],
  ),
})
