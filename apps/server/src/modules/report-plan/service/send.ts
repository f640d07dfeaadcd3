import { permissionOf } from '@yuncang/shared/access'
import { toWireTime, today } from '@yuncang/shared/kernel/calendar'
import { letter } from '@yuncang/shared/nouns/outbox/letters'
import { reportJob, sendingStatuses } from '@yuncang/shared/nouns/report-plan/rules'
import { rangeOn } from '@yuncang/shared/nouns/report/schedule'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { storageKey } from '../../../files/storage/storage.ts'
import { defineJob, type JobControl } from '../../../jobs/kind.ts'
import { postMail } from '../../../outbox/post-mail.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { parseInput } from '../../../trpc/errors.ts'
import * as repo from '../repo.ts'

/** Sends a report that was due, as its maker, whose rights and rows it has (docs/domain/reports.md#by-mail). */
export const sendReport = defineJob({
  kind: 'report.send',
  isHeavy: true,
  input: reportJob,
  permission: ({ report }) => permissionOf[`${report}.export`],
  async run(ctx, { sendingId, planId }, control) {
    const { plan, sending } = await ctx.read(async (db) => ({
      plan: await repo.find(db, planId),
      sending: await repo.findSending(db, sendingId),
    }))
    // Deleted meanwhile, or an attempt before this one sent it.
    if (!plan || !sending || sending.status === sendingStatuses.sent)
      return { result: { mails: 0 } }
    const attachment = await attach(ctx, plan, sending, control)
    const { recipients } = plan
    const mails = await ctx.transaction(async (tx) => {
      const now = ctx.now()
      const sent = { status: sendingStatuses.sent, recipients, finishTime: now, updateTime: now }
      if (!(await repo.endSending(tx, sendingId, sent))) return 0
      const words = wordsOf(ctx, plan, sending)
      for (const recipient of recipients)
        await postMail(tx, ctx, { recipient, ...words, attachments: [attachment] })
      return recipients.length
    })
    return { result: { mails } }
  },
  async abandoned(tx, { input: { sendingId }, failure }, now) {
    const failed = { status: sendingStatuses.failed, failure, finishTime: now, updateTime: now }
    await repo.endSending(tx, sendingId, failed)
  },
})

/** The workbook, where mails keep what goes with them. */
async function attach(
  ctx: Ctx,
  plan: repo.PlanRow,
  { dueTime }: repo.SendingRow,
  control: JobControl,
) {
  const { storage, listExports } = ctx.services
  const chosen = listExports[plan.report]
  const days = plan.dateRange ? rangeOn(plan.dateRange, today(dueTime)) : {}
  const query = parseInput(chosen.input, { ...plan.query, ...days }, ctx.call.locale)
  const started = await chosen.start(ctx, query)
  const total = await started.count()
  const { name, type, stream } = await started.file((done) =>
    control.progress({ done, total: Math.max(done, total), stage: 'writing' }),
  )
  const bytes = await buffer(stream)
  const key = storageKey('mail', ctx.tenant.dataNode, ctx.newId())
  await storage.put(key, {
    open: () => Readable.from([bytes]),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  return { name, type, size: bytes.length, storageKey: key }
}

function wordsOf(ctx: Ctx, plan: repo.PlanRow, { dueTime }: repo.SendingRow) {
  const { locale } = ctx.call
  const about = {
    name: plan.name,
    time: toWireTime(dueTime).slice(0, 16),
    company: ctx.tenant.name,
    maker: ctx.user.realName,
  }
  return {
    subject: letter(locale, 'reportSubject', about),
    text: letter(locale, 'report', about),
  }
}
