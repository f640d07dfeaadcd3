import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { titles } from '../../routes/titles.ts'
import { show } from '../../testing/show.tsx'
import { Mailbox } from './mailbox.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, titles, words]))

const mails = '/api/lh-log/outbox/mails'
const connectors = '/api/lh-system/connector/list'
const setFault = '/api/lh-system/connector/setFault'
const testMail = '/api/lh-log/outbox/sendTestMail'

const mail = {
  id: 'm1',
  recipient: 'cw@example.com',
  subject: '2025-03 账单 ZD202504020001',
  text: '您好。\n附件是账单。',
  attachments: [{ name: '账单 ZD202504020001.pdf', type: 'application/pdf', size: 40_000 }],
  state: 'bounced',
  time: '2025-04-02 10:00:00',
}
const answers = {
  [mails]: { records: [mail], total: 1, size: 20, current: 1, pages: 1 },
  [connectors]: [{ system: 'mail', kind: 'simulator', fault: 'none' }],
  [setFault]: [],
  [testMail]: null,
}

test('a mail is read with its files, and the list says what became of it', async () => {
  await show(<Mailbox />, { answers })
  await expect.element(page.getByText('已退回')).toBeVisible()
  await page.getByRole('button', { name: /查\s*看/ }).click()
  await expect.element(page.getByText(/附件是账单/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '账单 ZD202504020001.pdf' })).toBeVisible()
})

test('who teaches chooses how the server behaves', async () => {
  const calls = await show(<Mailbox />, { answers })
  await page.getByRole('combobox').click()
  await page.getByTitle('收下后退信').click()
  await expect
    .poll(() => calls.find(({ path }) => path === setFault)?.input)
    .toEqual({
      system: 'mail',
      fault: 'bounce',
    })
})

test('a test mail wants one address', async () => {
  const calls = await show(<Mailbox />, { answers })
  await page.getByRole('button', { name: '发送测试邮件' }).click()
  // The one in the dialog comes last.
  const ok = page.getByRole('button', { name: '发送测试邮件' }).last()
  await page.getByRole('textbox').fill('a@b,c@d')
  await ok.click()
  await expect.element(page.getByText('请填写一个邮箱地址')).toBeVisible()
  await page.getByRole('textbox').fill('me@example.com')
  await ok.click()
  await expect
    .poll(() => calls.find(({ path }) => path === testMail)?.input)
    .toEqual({
      recipient: 'me@example.com',
    })
})

test('where mail really leaves there is nothing to disturb', async () => {
  const real = [{ system: 'mail', kind: 'real', fault: 'none' }]
  await show(<Mailbox />, { answers: { ...answers, [connectors]: real } })
  await expect.element(page.getByText(/邮件由真实的邮件服务器发送/)).toBeVisible()
})
