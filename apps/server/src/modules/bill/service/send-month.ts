import { permissionOf } from '@yuncang/shared/access'
import {
  billMail,
  sending,
  type MonthToSend,
  type Sending,
  type UnsentBill,
} from '@yuncang/shared/nouns/bill/mail'
import { AppError } from '@yuncang/shared/errors'
import type { Read } from '@yuncang/db/handle'
import { enqueue } from '../../../jobs/enqueue.ts'
import { atHalfTime } from '../../../jobs/half-time.ts'
import { defineJob, type JobControl } from '../../../jobs/kind.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { languageOf } from '../../customer/service/mailboxes.ts'
import * as repo from '../repo.ts'
import { mailboxesOf } from './mailboxes.ts'
import { mailOut, wordsOf } from './send.ts'

/** Those who get a customer's bills unless somebody chooses others. */
const usualOf = async (db: Read, customerId: string): Promise<string[]> =>
  (await mailboxesOf(db, customerId)).filter(({ isUsual }) => isUsual).map(({ email }) => email)

export const unsent = (ctx: Ctx, { period }: MonthToSend): Promise<UnsentBill[]> =>
  ctx.read(async (db) => {
    const found: UnsentBill[] = []
    for (const row of await repo.unsentOf(db, period))
      found.push({ ...row, recipients: await usualOf(db, row.customerId) })
    return found
  })

export async function startSend(ctx: Ctx, input: MonthToSend): Promise<{ id: string }> {
  // Nobody waits for a job that could send nothing.
  if (!ctx.services.outside.mail) throw new AppError('mail.absent')
  const { period } = input
  const title = { zh: `发送账单 ${period}`, en: `Send bills of ${period}` }
  return { id: await ctx.transaction((tx) => enqueue(tx, ctx, sendMonth, { input, title })) }
}

export const sendMonth = defineJob({
  kind: 'bill.send',
  input: billMail.startSendMail.input,
  permission: () => permissionOf['bill.startSendMail'],
  taskOf: ({ period }) => period,
  /**
   * A transaction for each bill notes on it that it is sent, and keeps the figures: an attempt after that one finds it no
   * more. What was not sent is found anew.
   */
  async run(ctx, { period }, control) {
    const before = control.kept ? sending.parse(control.kept) : nothing
    let result: Sending = { ...before, unaddressed: [], failed: [] }
    const due = await ctx.read((db) => repo.unsentOf(db, period))
    const total = before.sent + due.length
    const tell = atHalfTime(control)
    for (const [at, row] of due.entries()) {
      await tell({ done: before.sent + at, total, stage: 'sending' })
      result = await sendOne(ctx, control, row, result)
    }
    await tell({ done: total, total, stage: 'sending' })
    return { result }
  },
})

const nothing: Sending = { sent: 0, mails: 0, unaddressed: [], failed: [] }

/** Gives what is done with this one. */
async function sendOne(
  ctx: Ctx,
  control: JobControl,
  row: repo.BillRow,
  before: Sending,
): Promise<Sending> {
  const { id, version, billNo, customerId } = row
  const { recipients, locale } = await ctx.read(async (db) => ({
    recipients: await usualOf(db, customerId),
    locale: await languageOf(db, customerId),
  }))
  if (recipients.length === 0) return { ...before, unaddressed: [...before.unaddressed, billNo] }
  const given = { id, version, recipients, locale, ...wordsOf(ctx, row, locale) }
  let result = before
  try {
    await mailOut(ctx, given, (work) =>
      ctx.stepTransaction(async (tx) => {
        const mails = await work(tx)
        result = { ...before, sent: before.sent + 1, mails: before.mails + mails }
        await control.keep(tx, result)
        return mails
      }),
    )
    return result
  } catch (error) {
    // One bill that has changed meanwhile, or is longer than a paper, keeps none of the others.
    if (!(error instanceof AppError)) throw error
    return { ...before, failed: [...before.failed, billNo] }
  }
}
