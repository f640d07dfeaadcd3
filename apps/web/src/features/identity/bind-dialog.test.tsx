import type { IdentityRecord } from '@yuncang/shared/nouns/identity/contract'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { words } from './words.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { data, refusal, show } from '../../testing/show.tsx'
import { BindDialog } from './bind-dialog.tsx'
import { identityColumns } from './columns.tsx'

beforeAll(() => startLanguage([common, words]))

const pending: IdentityRecord = {
  id: 'pending-1',
  version: 1,
  issuer: 'https://issuer.example',
  subject: 'u-77',
  name: '外部小何',
  email: 'he@issuer.example',
  status: 0,
  account: null,
  createTime: '2026-11-21 10:00:00',
  updateTime: '2026-11-21 10:00:00',
}
const bound: IdentityRecord = { ...pending, status: 1, account: 'kf', version: 2 }

const path = '/api/lh-system/identity/bind'

test('somebody whom only the issuer knows is bound to an account, or refused at its field', async () => {
  const msg = '账号 kf 已绑定其他身份'
  const said = [refusal(400, msg), data(bound)]
  const answers = { [path]: () => said.shift() }
  const onClose = vi.fn()
  const calls = await show(<BindDialog identity={pending} onClose={onClose} />, { answers })
  const dialog = page.getByRole('dialog', { name: /外部小何/ })
  const bind = () => dialog.getByRole('button', { name: /绑\s*定/ }).click()
  await bind()
  await expect.element(dialog.getByText('请输入账号')).toBeVisible()
  expect(calls).toEqual([])
  await dialog.getByRole('textbox', { name: /账号/ }).fill('kf')
  await bind()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(msg)
  expect(onClose).not.toHaveBeenCalled()

  await bind()
  await expect.element(page.getByText('已绑定到账号 kf')).toBeVisible()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(calls.at(-1)).toEqual({
    path,
    input: { id: 'pending-1', version: 1, account: 'kf' },
  })
})

test('the list says who is bound', () => {
  const status = identityColumns(i18next.t).find(({ key }) => key === 'status')
  expect([pending, bound].map((row) => status?.text(row))).toEqual(['待绑定', '已绑定'])
})
