// @postgres: the outbox, bills sent once
import { inTenant } from '@yuncang/db/handle'
import { sendMonth } from '@yuncang/server/modules/bill/service/send-month'
import { deliverDue } from '@yuncang/server/outbox/worker'
import { expect, test } from 'vitest'
import { ctxOf } from '../../support/ctx.ts'
import { controlByHand } from '../../support/jobs.ts'
import { billMailSuite, period } from './bill-mails.ts'

const { app, billOf, letter, posted } = billMailSuite()

test('a bill that two people send at the same moment is sent by one of them', async () => {
  const bill = await billOf('a@example.com')
  const given = await letter(bill, ['a@example.com'])
  const answers = await Promise.all(
    ['jf', 'jf'].map((as) => app().call('bill.sendMail', given, as)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await deliverDue(app().services)
  expect(await posted()).toHaveLength(1)
})

test('bills of a month that break off go on where they stopped: nobody is written to twice', async () => {
  for (const at of [1, 2, 3]) await billOf(`c${at}@example.com`)
  const ctx = await ctxOf(app(), 'jf', 'WMS_DEMO')
  let steps = 0
  const control = controlByHand(async () => {
    steps += 1
    if (steps === 3) throw new Error('the process dies')
  })
  await expect(sendMonth.run(ctx, { period }, control)).rejects.toThrow('dies')
  const { result } = await sendMonth.run(ctx, { period }, control)
  expect(result).toEqual({ sent: 3, mails: 3, unaddressed: [], failed: [] })
  await deliverDue(app().services)
  expect((await posted()).map(({ recipient }) => recipient).sort()).toEqual([
    'c1@example.com',
    'c2@example.com',
    'c3@example.com',
  ])
  const copies = await app().services.db.read(inTenant('WMS_DEMO'), (db) =>
    db.select(db.t.paperCopy),
  )
  expect(copies.map(({ times }) => times)).toEqual([1, 1, 1])
})
