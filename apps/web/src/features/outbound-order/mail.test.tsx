import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { words as letterWords } from '../../records/mail/words.ts'
import { show } from '../../testing/show.tsx'
import { OrderMailButton } from './mail-button.tsx'
import { words } from './words/mail.ts'

beforeAll(() => startLanguage([common, words, letterWords]))

const { draft, reserved } = outboundStatuses
const sendPath = '/api/lh-wms/outboundOrder/sendMail'
const button = page.getByRole('button', { name: '邮件发送' })
const seen = (outboundStatus: number, permissions: string[] = ['outboundOrder:mail']) => {
  // What the button reads of an order.
  const order = { id: 'o1', version: 4, orderNo: 'CK1', outboundStatus } as OutboundOrder
  const letter = {
    mailboxes: [{ name: '单证', email: 'dz@example.com', isUsual: true }],
    locale: 'zh',
    subject: '出库单 CK1',
    text: '您好。',
  }
  return show(<OrderMailButton order={order} />, {
    session: { permissions: new Set(permissions) },
    answers: { '/api/lh-wms/outboundOrder/letter': letter, [sendPath]: [] },
  })
}

test('the paper of an audited order is sent to who takes mail, by who may', async () => {
  const calls = await seen(reserved)
  await button.click()
  const dialog = page.getByRole('dialog', { name: '发送出库单 CK1' })
  await expect.element(dialog.getByText('单证 <dz@example.com>')).toBeVisible()
  await dialog.getByRole('button', { name: /发\s*送/ }).click()
  await expect.element(page.getByText(/出库单 CK1 已交付发送/)).toBeVisible()
  expect(calls.filter(({ path }) => path === sendPath)).toMatchObject([
    { input: { id: 'o1', version: 4, recipients: ['dz@example.com'], locale: 'zh' } },
  ])
})

test('a draft, or an order of somebody else’s work, is not sent', async () => {
  await seen(draft)
  expect(button.query()).toBeNull()
  await seen(reserved, ['outboundOrder:read'])
  expect(button.query()).toBeNull()
})
