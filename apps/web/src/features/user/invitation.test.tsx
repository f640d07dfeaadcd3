import type { UserRecord } from '@yuncang/shared/nouns/user/contract'
import type { InvitationRecord } from '@yuncang/shared/nouns/membership-invitation/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { record } from '../../i18n/record.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, show } from '../../testing/show.tsx'
import { UserDrawer } from './drawer.tsx'
import { InvitationDrawer } from './invitation-drawer.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, record, words]))

const base = '/api/lh-base/membershipInvitation'
const roles = [{ roleCode: 'kf', nameZh: '客服单证', nameEn: 'Customer service', dataScope: 'all' }]
const session = { permissions: new Set(['user:read', 'user:write']) }
const sent: InvitationRecord = {
  id: 'one',
  account: 'kf.zjwl',
  roleCodes: ['kf'],
  sections: [],
  customerId: null,
  customerName: '',
  inviterName: '管理员',
  state: 1,
  expireTime: '2026-12-05 10:00:00',
  version: 1,
  createTime: '2026-11-21 10:00:00',
}
const answers = { '/api/lh-base/role/list': roles }

test('an account is invited with roles', async () => {
  const onClose = vi.fn()
  const calls = await show(<InvitationDrawer row={undefined} onClose={onClose} />, {
    session,
    answers: { ...answers, [`${base}/submit`]: () => data(sent) },
  })
  await page.getByRole('textbox', { name: /账号/ }).fill('kf.zjwl')
  await page.getByRole('combobox', { name: /角色/ }).click()
  await userEvent.keyboard('客服{Enter}{Escape}')
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect.element(page.getByText('已邀请 kf.zjwl')).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
  expect(calls).toContainEqual({
    path: `${base}/submit`,
    input: { account: 'kf.zjwl', roleCodes: ['kf'], sections: [], customerId: null },
  })
})

test('what was sent stands as it was, and is withdrawn while it is open', async () => {
  const calls = await show(<InvitationDrawer row={sent} onClose={() => {}} />, {
    session,
    answers: { ...answers, [`${base}/withdraw`]: () => data({ ...sent, state: 3 }) },
  })
  await expect.element(page.getByRole('textbox', { name: /账号/ })).toBeDisabled()
  await page.getByRole('button', { name: /撤\s*回/ }).click()
  await expect
    .poll(() => calls)
    .toContainEqual({ path: `${base}/withdraw`, input: { id: 'one', version: 1 } })
})

test('of a guest, roles alone are changed here', async () => {
  const guest: UserRecord = {
    ...sent,
    id: 'guest',
    realName: '舟山小王',
    phone: '',
    status: 1,
    hasPassword: 1,
    isElsewhere: 1,
    isOwn: 0,
  }
  await show(<UserDrawer row={guest} onClose={() => {}} onLink={() => {}} />, { session, answers })
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await expect.element(field(/姓名/)).toBeDisabled()
  await expect.element(field(/手机号/)).toBeDisabled()
  await expect.element(page.getByText('由其所属企业管理')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '移出租户' })).toBeVisible()
  for (const name of ['生成设置密码链接', '锁定', '停用'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})
