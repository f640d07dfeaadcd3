// @postgres: the outbox, an order sent once
import { smtpMail } from '@yuncang/server/connectors/mail/smtp'
import { deliverDue } from '@yuncang/server/outbox/worker'
import { expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { at, outboundSuite, type Made } from '../../support/outbound.ts'
import { readPdf } from '../../support/pdf.ts'

const suite = outboundSuite()
const { app, passed, saved, orderOf } = suite

/** Somebody of the owner of the goods with a mailbox. */
const contact = (name: string, phone: string, more: object) =>
  app().data(
    'customerContacter.save',
    { customerId: suite.customer(), name, phone, ...more },
    at('kf'),
  )

const letterOf = (id: string, more: object = {}) =>
  app().data('outboundOrder.letter', { id, ...more }, at('kf'))
async function letter(id: string, recipients: string[]) {
  const { version } = await orderOf(id)
  const { locale, subject, text } = await letterOf(id)
  return { id, version, recipients, locale, subject, text }
}
const send = (given: object, as = 'kf') => app().call('outboundOrder.sendMail', given, at(as))
const mailsOf = (id: string) => app().data('outboundOrder.mails', { id }, at('sh'))
const posted = async (subject: string) => {
  const { records } = await app().data('outbox.mails', { current: 1, size: 50 }, at('admin'))
  return records.filter((mail: any) => mail.subject === subject)
}
test('an order goes to those of its customer who take mail, once each, as the paper that is counted', async () => {
  await contact('单证', '13800007701', { email: 'dz@example.com', isNotify: 1 })
  await contact('司机', '13800007702', { email: 'sj@example.com' })
  const { id, orderNo } = await passed()
  const offered = await letterOf(id)
  expect(offered.mailboxes).toEqual(
    expect.arrayContaining([
      { name: '单证', email: 'dz@example.com', isUsual: true },
      { name: '司机', email: 'sj@example.com', isUsual: false },
    ]),
  )
  expect(offered.subject).toContain(`出库单 ${orderNo}（提单 ${suite.bill()}）`)
  expect((await letterOf(id, { locale: 'en' })).text).toContain(
    '25.200 t net, pickup on 2025-03-20',
  )
  const given = await letter(id, ['dz@example.com', 'b@example.com', 'DZ@example.com'])
  expect((await send(given)).status).toBe(200)
  await deliverDue(app().services)
  const arrived = await posted(String(given.subject))
  expect(arrived.map(({ recipient }: any) => recipient).sort()).toEqual([
    'DZ@example.com',
    'b@example.com',
  ])
  const bytes = await app().download(
    'outbox.mailAttachment',
    { id: arrived[0].id, at: 0 },
    at('admin'),
  )
  const paper = (await readPdf(bytes)).pages.join('')
  expect(paper).toContain(orderNo)
  expect(paper).toContain('第 1 次打印')
  expect((await mailsOf(id)).map(({ status }: any) => status)).toEqual([1, 1])
  const operations: Made[] = await app().data('record.operations', { businessId: id }, at('kf'))
  expect(operations.filter(({ action }) => action === 'send')).toMatchObject([
    { fieldDiff: { to: { after: 'DZ@example.com b@example.com' }, times: { after: 1 } } },
  ])
})

test('sent by two people at once, or again by who has not looked, it goes out once', async () => {
  const { id } = await passed()
  const given = await letter(id, ['a@example.com'])
  const answers = await Promise.all(['kf', 'ck'].map((as) => send(given, as)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const copies = () =>
    app().data('paper.copies', { paper: 'outboundOrder', businessId: id }, at('kf'))
  const before = await copies()
  const again = await send(given)
  expect(statusAndReason(again)).toEqual([409, 'record.stale'])
  // Who comes too late makes no paper that nobody gets.
  expect(await copies()).toEqual(before)
  await deliverDue(app().services)
  expect(await posted(String(given.subject))).toHaveLength(1)
})

test('what a mail server refuses stands on the order with its words, and its sender is told', async () => {
  const { id } = await passed()
  await send(await letter(id, ['no@example.com']))
  const server = await startMailServer({ verdict: () => 550 })
  const { services } = app()
  const open = ({ storageKey }: { storageKey: string }) => services.storage.get(storageKey)
  const mail = smtpMail({ url: server.url, from: '云仓 <noreply@example.com>' }, open)
  await deliverDue({ ...services, outside: { ...services.outside, mail } })
  await server.close()
  expect(await mailsOf(id)).toMatchObject([
    { recipient: 'no@example.com', status: 2, failure: expect.stringContaining('拒收') },
  ])
  const { records } = await app().data('notice.page', { current: 1, size: 20 }, at('kf'))
  const told = records.filter(
    ({ businessId, title }: any) => businessId === id && title === '邮件未送达',
  )
  expect(told).toMatchObject([{ module: 'CKDD' }])
  expect(told).toHaveLength(1)
})

test('it is sent once it was audited, by the staff that works on orders', async () => {
  const draft = await saved()
  const refused = await send(await letter(draft.id, ['a@example.com']))
  expect(statusAndReason(refused)).toEqual([409, 'outboundOrder.wrongStatus'])
  const { id } = await passed()
  const given = await letter(id, ['a@example.com'])
  for (const as of ['kh', 'mg', 'cw']) expect((await send(given, as)).status).toBe(403)
  const wrong = await send({ ...given, recipients: ['a@b,c@d'] })
  expect(wrong.status).toBe(400)
  expect(await mailsOf(id)).toEqual([])
})
