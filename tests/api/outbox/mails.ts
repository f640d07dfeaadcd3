import { system } from '@yuncang/db/handle'
import type { OutgoingMail } from '@yuncang/shared/nouns/outbox/message'
import { postMail } from '@yuncang/server/outbox/post-mail'
import { afterEach, beforeEach } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf } from '../../support/ctx.ts'

export const mail = (given: Partial<OutgoingMail> = {}) => ({
  recipient: 'finance@example.com',
  subject: '2026 年 3 月账单',
  text: '请查收。\n4,993.67',
  attachments: [],
  ...given,
})

/** The application on a clock of its own for each test, mails written in it, and what became of them. */
export function mailSuite() {
  let app: TestApp
  let now: string
  beforeEach(async () => {
    now = '2026-11-21T04:00:00.000Z'
    app = await startApp({ clock: () => now })
  })
  afterEach(() => app.close())

  return {
    app: () => app,
    now: () => now,
    setNow: (time: string) => {
      now = time
    },
    later: (ms: number) => {
      now = new Date(Date.parse(now) + ms).toISOString()
    },
    post: async (given: Partial<OutgoingMail> = {}, as = 'sw') => {
      const ctx = await ctxOf(app, as)
      await ctx.transaction((tx) => postMail(tx, ctx, mail(given)))
    },
    entries: () => app.services.db.read(system('test'), (db) => db.select(db.t.outbox)),
    noticesOf: async (as: string): Promise<string[]> =>
      (await app.data('notice.page', { current: 1, size: 20 }, as)).records.map(
        (each: { message: string }) => each.message,
      ),
  }
}
