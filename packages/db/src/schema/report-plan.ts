import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { KeptFailure } from '@yuncang/shared/kept-failure'
import type { ScheduledReport } from '@yuncang/shared/nouns/report-plan/rules'
import type { RelativeRange, Rhythm } from '@yuncang/shared/nouns/report/schedule'
import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Reports that go out by mail on a schedule, and each time that one was due (docs/domain/reports.md#by-mail). */
export const reportPlanTables = (c: Kit) => ({
  reportPlan: c.tenantTable(
    'report_plan',
    {
      id: c.id(),
      name: c.text().notNull(),
      report: c.text().$type<ScheduledReport>().notNull(),
      /** What its export takes, without days: those come from the range when it is due. */
      query: c.json<Record<string, unknown>>().notNull(),
      /** Null where a report tells how things stand. */
      dateRange: c.text().$type<RelativeRange>(),
      rhythm: c.text().$type<Rhythm>().notNull(),
      weekday: c.int().notNull(),
      monthDay: c.int().notNull(),
      hour: c.int().notNull(),
      recipients: c.json<string[]>().notNull(),
      /** The language and the business section in which it was made. */
      locale: c.text().$type<Locale>().notNull(),
      section: c.text().notNull(),
      ownerName: c.text().notNull(),
      /** Null while it is paused. */
      nextTime: c.time(),
      /** Why it was paused, unless somebody did it. */
      failure: c.json<KeptFailure>(),
      ...c.tracked(),
    },
    (t) => [
      c
        .index('report_plan_due_ix')
        .on(t.nextTime)
        .where(sql`is_deleted = 0`),
      c.index('report_plan_owner_ix').on(t.tenantNode, t.createBy, t.createTime),
      c.index('report_plan_list_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
    ],
  ),
  /** A time at which a plan was due: one row each, so that two servers cannot both begin it. */
  reportSending: c.tenantTable(
    'report_sending',
    {
      id: c.id(),
      planId: c.text().notNull(),
      dueTime: c.time().notNull(),
      /** sendingStatuses */
      status: c.int().notNull(),
      /** Those who got it. */
      recipients: c.json<string[]>().notNull(),
      /** Why it failed, unless somebody cancelled it. */
      failure: c.json<KeptFailure>(),
      finishTime: c.time(),
      ...c.tracked(),
    },
    (t) => [c.uniqueIndex('report_sending_due_uq').on(t.tenantNode, t.planId, t.dueTime)],
  ),
})
