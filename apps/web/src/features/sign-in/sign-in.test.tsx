import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startLanguage } from '../../i18n/setup.ts'
import { chooseLanguage, currentLanguage } from '../../lib/language.ts'
import { followPerson } from '../../session/settings.ts'
import { Look } from '../../shell/look.tsx'
import { SignIn } from './sign-in.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([words]))

/** The sign-in page at an address of a demo; gives what was asked of the server beside the facts of the host. */
async function open(search = ''): Promise<string[]> {
  const asked: string[] = []
  const server = async (url: string) => {
    if (url === '/app-config.json') return Response.json({ localLogin: true, demo: true })
    asked.push(url)
    return Response.json({ code: 200, msg: '', data: { waitSeconds: 60 } })
  }
  vi.stubGlobal('fetch', server)
  history.replaceState(null, '', `${location.pathname}${search}`)
  await render(
    <Look>
      <SignIn />
    </Look>,
  )
  return asked
}

test('a code is not sent to a number that is none, and the field alone says why', async () => {
  const asked = await open()
  await page.getByRole('tab', { name: '手机登录' }).click()
  const send = page.getByRole('button', { name: '获取验证码' })
  await send.click()
  await expect.element(page.getByText('手机号码不能为空')).toBeVisible()
  expect([page.getByRole('alert').filter({ hasText: 'object' }).elements(), asked]).toEqual([
    [],
    [],
  ])
  await page.getByLabelText('手机号').fill('13800000000')
  await send.click()
  await expect.element(page.getByText(/秒后重新获取/)).toBeVisible()
  expect(asked).toEqual(['/api/lh-auth/phone/code'])
})

test.each([
  ['disabled', '您的账号已停用，请联系管理员'],
  ['noRight', '您暂无权限登录智慧云仓操作平台'],
])('whom the issuer turned away as %s learns why', async (refused, sentence) => {
  await open(`?uid=x&refused=${refused}`)
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
})

test('an address says nothing of its own', async () => {
  await open('?uid=x&refused=constructor')
  await expect.element(page.getByRole('tab', { name: '账号登录' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('a language that is asked for here counts once more than what the person asked for before', async () => {
  const asked = await open()
  chooseLanguage('zh')
  expect(followPerson({ language: 'en' })).toBe(false)
  await expect.poll(() => asked).toEqual(['/api/lh-base/user/settings'])
  expect(currentLanguage()).toBe('zh')
  expect(followPerson({ language: 'en' })).toBe(true)
  expect(currentLanguage()).toBe('en')
})
