import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../i18n/common.ts'
import { startLanguage } from '../i18n/setup.ts'
import { titles } from '../routes/titles.ts'
import { show } from '../testing/show.tsx'
import { InvitationNotice } from './invitation-notice.tsx'
import { HostContext } from './tabs/host-context.ts'
import type { TabHost } from './tabs/host.ts'
import { UserMenu } from './user-menu.tsx'

beforeAll(() => startLanguage([common, titles]))

const mine = '/api/lh-base/membershipInvitation/mine'

test('who was invited reads it above the page and in the menu of their name, both of which lead to the answer', async () => {
  const open = vi.fn()
  const state = { tabs: { list: [], activeId: '' }, outer: undefined }
  const host = {
    open,
    subscribe: () => () => {},
    state: () => state,
  } as unknown as TabHost // all that both ask of their host
  const invitation = { id: 'one', sections: [], roleNames: [], version: 1 }
  await show(
    <HostContext value={host}>
      <InvitationNotice />
      <UserMenu />
    </HostContext>,
    { answers: { [mine]: [invitation, { ...invitation, id: 'two' }] } },
  )
  const notice = page.getByText('您收到 2 个加入其他租户的邀请')
  await expect.element(notice).toBeVisible()
  await page.getByRole('button', { name: /查\s*看/ }).click()
  expect(open).toHaveBeenLastCalledWith('/wel/invitation')
  await page.getByRole('button', { name: '关闭' }).click()
  await expect.element(notice).not.toBeInTheDocument()

  open.mockClear()
  await page.getByRole('button').click()
  await page.getByRole('menuitem', { name: '收到的邀请（2）' }).click()
  expect(open).toHaveBeenLastCalledWith('/wel/invitation')
})
