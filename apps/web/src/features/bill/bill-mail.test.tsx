import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { refusal, show } from '../../testing/show.tsx'
import { MailSection } from '../../records/mail/mail-section.tsx'
import { words as letterWords } from '../../records/mail/words.ts'
import { client } from '../../api/client.ts'
import { BillMailButton } from './mail-button.tsx'
import { words as mailWords } from './words/mail.ts'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words, mailWords, letterWords]))

// What the dialog reads of a bill.
const bill = { id: 'b1', version: 3, billNo: 'ZD202504020001', recPay: 1, status: 2 } as Bill
const letterPath = '/api/lh-wms/bill/letter'
const sendPath = '/api/lh-wms/bill/sendMail'
const mailsPath = '/api/lh-wms/bill/mails'

const letters = {
  zh: { subject: '2025-03 账单 ZD202504020001', text: '您好。' },
  en: { subject: 'Statement of fees ZD202504020001', text: 'Dear customer,' },
}
const mailboxes = [
  { name: '财务', email: 'cw@example.com', isUsual: true },
  { name: '单证', email: 'dz@example.com', isUsual: false },
]
const letterOf = (given = mailboxes) => ({
  [letterPath]: (asked: URL) => {
    const locale = asked.searchParams.get('locale') === 'en' ? ('en' as const) : ('zh' as const)
    const data = { mailboxes: given, locale, ...letters[locale] }
    return Response.json({ code: 200, msg: '', data })
  },
})
const dialog = page.getByRole('dialog', { name: '发送账单 ZD202504020001' })
const open = async (answers: Readonly<Record<string, unknown>>) => {
  const session = { permissions: new Set(['bill:write']) }
  const calls = await show(<BillMailButton bill={bill} />, { session, answers })
  await page.getByRole('button', { name: '邮件发送' }).click()
  return calls
}
const press = () => dialog.getByRole('button', { name: /发\s*送/ }).click()

test('a bill goes to those who usually take mail, with words that can be changed', async () => {
  const calls = await open({ ...letterOf(), [sendPath]: [] })
  await expect.element(dialog.getByText('财务 <cw@example.com>')).toBeVisible()
  await dialog.getByLabelText('正文').fill('请查收附件。')
  await press()
  await expect.element(page.getByText(/已交付发送/)).toBeVisible()
  expect(calls.find(({ path }) => path === sendPath)?.input).toEqual({
    id: 'b1',
    version: 3,
    recipients: ['cw@example.com'],
    locale: 'zh',
    subject: letters.zh.subject,
    text: '请查收附件。',
  })
})

test('another language begins the words anew and keeps the mailboxes', async () => {
  await open(letterOf())
  const to = dialog.getByLabelText('收件邮箱')
  await to.click()
  await userEvent.keyboard('boss@example.com{Enter}{Escape}')
  await dialog.getByText('英文').click()
  await expect.element(dialog.getByLabelText('主题')).toHaveValue(letters.en.subject)
  await expect.element(dialog.getByText('boss@example.com').first()).toBeVisible()
})

test('a customer without a mailbox is said to have none, and what is no address is named', async () => {
  const calls = await open(letterOf([]))
  await expect.element(dialog.getByText(/该客户的联系人没有邮箱/)).toBeVisible()
  await press()
  await expect.element(dialog.getByText('请填写收件邮箱')).toBeVisible()
  await dialog.getByLabelText('收件邮箱').click()
  await userEvent.keyboard('boss{Enter}')
  await press()
  await expect.element(dialog.getByText('boss 不是邮箱地址')).toBeVisible()
  expect(calls.filter(({ path }) => path === sendPath)).toEqual([])
})

test('a bill that somebody has changed meanwhile is not sent, and the dialog says why', async () => {
  const sentence = '记录已被他人修改，请刷新后重试'
  await open({ ...letterOf(), [sendPath]: () => refusal(409, sentence) })
  await expect.element(dialog.getByText('财务 <cw@example.com>')).toBeVisible()
  await press()
  await expect.element(dialog.getByText(sentence)).toBeVisible()
})

test('the page of a bill tells whom it went to and why it did not arrive', async () => {
  const mail = { subject: '账单', createTime: '2025-04-02 10:00:00', failure: null }
  const failure = '邮件被退回：550。请核对邮箱地址后重新发送'
  await show(<MailSection id={bill.id} calls={client.bill} />, {
    answers: {
      [mailsPath]: [
        { ...mail, id: '1', recipient: 'cw@example.com', status: 1 },
        { ...mail, id: '2', recipient: 'dz@example.com', status: 2, failure },
      ],
    },
  })
  await expect.element(page.getByText('cw@example.com')).toBeVisible()
  await expect.element(page.getByText('已送达邮件服务器')).toBeVisible()
  await expect.element(page.getByText('未送达', { exact: true })).toBeVisible()
  await expect.element(page.getByText(failure)).toBeVisible()
})
