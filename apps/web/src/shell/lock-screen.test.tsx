import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../i18n/common.ts'
import { startLanguage } from '../i18n/setup.ts'
import { barriersIn } from '../testing/barriers.ts'
import { data, refusal, show } from '../testing/show.tsx'
import { LockScreen } from './lock-screen.tsx'

beforeAll(() => startLanguage([common]))

test('a screen is opened by the password of its person, and by no other', async () => {
  const onUnlocked = vi.fn()
  await show(<LockScreen name="张三（虚构）" onUnlocked={onUnlocked} />, {
    answers: {
      '/api/lh-auth/lock': { realName: '张三（虚构）', hasPassword: true },
      '/api/lh-auth/unlock': (_asked: URL, { password }: { password: string }) =>
        password === 'right' ? data(null) : refusal(403, '密码不正确'),
    },
  })
  const password = page.getByLabelText('登录密码')
  await expect.element(password).toBeVisible()
  expect(await barriersIn(document.querySelector('main')!)).toEqual([])
  const open = page.getByRole('button', { name: /^解\s*锁$/ })
  await password.fill('wrong')
  await open.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('密码不正确')
  expect(onUnlocked).not.toHaveBeenCalled()
  await password.fill('right')
  await open.click()
  await expect.poll(() => onUnlocked.mock.calls.length).toBe(1)
})
