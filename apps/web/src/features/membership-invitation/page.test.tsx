import type { ReceivedInvitation } from '@yuncang/shared/nouns/membership-invitation/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setRenewal } from '../../api/rights.ts'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { titles } from '../../routes/titles.ts'
import { data, refusal, show } from '../../testing/show.tsx'
import { InvitationPage } from './page.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, titles, words]))
afterEach(() => setRenewal(() => {}))

const invitationOf = (id: string, tenantName: string): ReceivedInvitation => ({
  id,
  tenantName,
  inviterName: '管理员',
  roleNames: ['客服单证', '理货员'],
  sections: ['保税仓储板块'],
  createTime: '2026-11-21 10:00:00',
  expireTime: '2026-12-05 10:00:00',
  version: 1,
})

const base = '/api/lh-base/membershipInvitation'

test('on a phone an invitation is accepted, another declined, and one that is over says so', async () => {
  await page.viewport(390, 844)
  const open = new Set(['one', 'two', 'three'])
  const names = { one: '舟山租户', two: '宁波租户', three: '日照租户' }
  const left = () =>
    Object.entries(names)
      .filter(([id]) => open.has(id))
      .map(([id, name]) => invitationOf(id, name))
  const msg = '「日照租户」的邀请已答复、撤回或已过期'
  const answered = (answer: (id: string) => Response) => (_asked: URL, input: unknown) => {
    // What the page sends names the invitation.
    const { id } = input as { id: string }
    open.delete(id)
    return answer(id)
  }
  const renew = vi.fn()
  setRenewal(renew)
  const calls = await show(<InvitationPage />, {
    answers: {
      [`${base}/mine`]: () => data(left()),
      [`${base}/accept`]: answered((id) =>
        id === 'one' ? data({ tenantNode: 'WMS_ZJWL' }) : refusal(409, msg),
      ),
      [`${base}/decline`]: answered(() => data(null)),
    },
  })
  const buttons = (name: RegExp) => page.getByRole('button', { name })
  await expect.element(page.getByRole('heading', { name: '舟山租户' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)

  await buttons(/接\s*受/)
    .first()
    .click()
  await expect.element(page.getByText('已加入「舟山租户」，可随时切换到该租户工作')).toBeVisible()
  await expect.element(buttons(/立即切换/)).toBeVisible()
  expect(renew).toHaveBeenCalledOnce()
  expect(calls).toContainEqual({ path: `${base}/accept`, input: { id: 'one', version: 1 } })
  await expect.element(page.getByRole('heading', { name: '舟山租户' })).not.toBeInTheDocument()

  await buttons(/谢\s*绝/)
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /谢\s*绝/ })
    .click()
  await expect.element(page.getByText('已谢绝「宁波租户」的邀请')).toBeVisible()

  await buttons(/接\s*受/).click()
  await expect.element(page.getByText(msg)).toBeVisible()
  await expect.element(page.getByText('没有待答复的邀请')).toBeVisible()
})
