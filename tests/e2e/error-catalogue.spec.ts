import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signIn, showPassword } from './person.ts'

const here = 'tests/e2e/error-catalogue.spec.ts'
const dialogs = 'tests/e2e/dialogs.spec.ts'
const reaction = 'apps/web/src/api/reaction.test.ts'

/** Every row of spec.md §8, in its order, with the test that proves it: here where it needs a browser of its own. */
const catalogue: readonly (readonly [situation: string, file: string, title: string])[] = [
  ['Response code 401', here, 'code 401: the session is cleared'],
  ['Any other code than 200', here, 'any other code than 200: a toast with the message'],
  ['Code on the configured whitelist', reaction, "[460, '自己处理', '/', 'silent']"],
  ['No permission to log in', here, '您暂无权限登录智慧云仓操作平台: a toast, out after a second'],
  ['Duplicate submission', reaction, 'a repeated submission is refused before it is sent'],
  ['Locked tenant chosen', here, 'spec §8 a locked tenant is chosen'],
  ['Contract sync success', dialogs, '同步成功!'],
  ['Contract sync with success false', dialogs, '同步失败!'],
  [
    'Contract sync network failure',
    here,
    'contract sync network failure: the loading flag clears only',
  ],
  // Manifests have no screen yet; theirs comes with the step that brings them.
  ['Customer or manifest sync success', dialogs, 'spec §2 sync customer dialog'],
  [
    'Request failure in sync dialogs',
    here,
    'request failure in sync dialogs: flags reset, no message',
  ],
  ['Dictionary failure', here, 'dictionary failure: that option list stays empty'],
  ['Failed startup load', here, 'failed startup load: logged out, to the sign-in'],
  ['Role directive misuse', here, 'role directive misuse: 请设置角色权限标签值'],
  ['Missing contract input', dialogs, '请输入合同编号或者选择签约起止日期！'],
  [
    'Cancelled dictionary requests',
    'apps/web/src/lib/cancelled.test.ts',
    'a cancelled request is answered from what is there',
  ],
  [
    'Script chunk load',
    'apps/web/src/lib/chunk.test.ts',
    'a script that does not come, after %i ms',
  ],
  ['File-load failure', here, 'file-load failure: logged to the console'],
  [
    'UI errors',
    'tests/e2e/client.spec.ts',
    'an error of the page reaches the log of the tenant, once',
  ],
]

test('spec §8 has nineteen rows, each with its test', () => {
  expect(catalogue).toHaveLength(19)
  for (const [situation, file, title] of catalogue) {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    // What stands in the table above proves nothing.
    const rest = file === here ? text.slice(text.indexOf('const rows')) : text
    expect(rest.includes(title), `${situation}: ${file} has no «${title}»`).toBe(true)
  }
})

type Answer = { code: number; msg?: string; data?: unknown } | 'no network'

/** Answers one call of a path in place of the server. */
const answerOnce = (page: Page, path: string, answer: Answer) =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) =>
      answer === 'no network'
        ? route.abort()
        : route.fulfill({ status: answer.code, json: { msg: '', data: null, ...answer } }),
    { times: 1 },
  )

const toasts = (page: Page) => page.locator('.ant-message-notice')
const top = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '顶部菜单' }).getByText(name)
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const branch = '/lh-system/source/children'

type Row = readonly [situation: string, drive: (page: Page) => Promise<void>]

const rows: readonly Row[] = [
  [
    'any other code than 200: a toast with the message',
    async (page) => {
      await answerOnce(page, branch, { code: 400, msg: '演示提示' })
      await top(page, '基础资料').click()
      await expect(toasts(page)).toHaveText('演示提示')
    },
  ],
  [
    'without a message: 服务器异常',
    async (page) => {
      await answerOnce(page, branch, { code: 500 })
      await top(page, '仓储作业').click()
      await expect(toasts(page).filter({ hasText: '服务器异常' })).toBeVisible()
    },
  ],
  [
    'dictionary failure: that option list stays empty',
    async (page) => {
      const failing = '**/api/lh-system/dict/findDict?*'
      await page.route(failing, (route) => route.fulfill({ status: 500, json: { code: 500 } }))
      await expect(toasts(page)).toHaveCount(0)
      await page.goto('/base/customer/index/new')
      const form = page.getByRole('dialog')
      await form.getByRole('combobox', { name: '客户类型' }).click()
      await expect(page.locator('.ant-select-item-option')).toHaveCount(0)
      await expect(toasts(page)).toHaveCount(0)
      await page.unroute(failing)
      await page.goto('/wel/index')
    },
  ],
  [
    'contract sync network failure: the loading flag clears only',
    async (page) => {
      await page.getByRole('button', { name: '同步合同', exact: true }).click()
      const dialog = dialogOf(page, '同步合同')
      await dialog.getByLabel('合同编号').fill('HT-1')
      await answerOnce(page, '/lh-base/contract/sync', 'no network')
      const failed = page.waitForEvent('requestfailed')
      await dialog.getByRole('button', { name: /确\s*定/ }).click()
      await failed
      await expect(dialog.locator('.ant-btn-loading')).toHaveCount(0)
      await expect(dialog).toBeVisible()
      await expect(toasts(page)).toHaveCount(0)
      await dialog.getByRole('button', { name: /取\s*消/ }).click()
    },
  ],
  [
    'request failure in sync dialogs: flags reset, no message',
    async (page) => {
      await page.getByRole('button', { name: '同步客户', exact: true }).click()
      const dialog = dialogOf(page, '同步客户')
      await dialog.getByLabel('客户名称').fill('不存在的公司')
      const path = '/lh-base/customer/sync'
      await answerOnce(page, path, { code: 500, msg: '不该出现' })
      const answered = page.waitForResponse((response) => response.url().endsWith(path))
      await dialog.getByRole('button', { name: '确认同步' }).click()
      await answered
      await expect(dialog.locator('.ant-btn-loading')).toHaveCount(0)
      await expect(dialog).toBeVisible()
      await expect(page.getByText('不该出现')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
  ],
  [
    'role directive misuse: 请设置角色权限标签值',
    async (page) => {
      await page.goto('/test/index')
      await page.getByRole('button', { name: '不给角色标签' }).click()
      await expect(page.getByText('请设置角色权限标签值')).toBeVisible()
    },
  ],
  [
    'file-load failure: logged to the console',
    async (page) => {
      const logged = page.waitForEvent('console', (message) => message.type() === 'error')
      await page.getByRole('button', { name: '压缩非图片' }).click()
      await logged
      await expect(page.getByText('文件压缩失败')).toBeVisible()
    },
  ],
  [
    'code 401: the session is cleared, the sign-in leads back to this page',
    async (page) => {
      await answerOnce(page, '/lh-base/customer/list', { code: 401, msg: '登录已失效' })
      await page.goto('/base/customer/index')
      await page.waitForURL(/\/login\?uid=/)
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
      await page.getByRole('textbox', { name: '账号' }).fill('kf')
      await page.getByLabel('密码').fill('Yuncang#2026')
      await page.getByRole('button', { name: /登\s*录/ }).click()
      await expect(page).toHaveURL(/\/base\/customer\/index/)
    },
  ],
  [
    '您暂无权限登录智慧云仓操作平台: a toast, out after a second',
    async (page) => {
      const msg = '您暂无权限登录智慧云仓操作平台'
      await answerOnce(page, branch, { code: 403, msg })
      await top(page, '合同报价').click()
      await expect(toasts(page).filter({ hasText: msg })).toBeVisible()
      await page.waitForURL(/\/login/)
    },
  ],
  [
    'failed startup load: logged out, to the sign-in',
    async (page) => {
      await signIn(page, 'kf')
      await answerOnce(page, '/lh-system/source/routes', { code: 500 })
      await page.reload()
      await page.waitForURL(/\/login/)
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
        'x-access-token',
      )
    },
  ],
]

test('spec §8 error catalogue, row by row', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1600, height: 900 })
  await signIn(page, 'kf')
  for (const [situation, drive] of rows) await test.step(situation, () => drive(page))
})

test('spec §8 a locked tenant is chosen: 租户已被锁定，无法登录，请联系管理员！', async ({
  page,
}) => {
  await page.goto('/login')
  await showPassword(page, 'multi')
  await page.getByRole('button', { name: '已锁定租户' }).click()
  await expect(page.getByRole('alert')).toContainText('租户已被锁定，无法登录，请联系管理员！')
  await page.getByRole('button', { name: '培训租户' }).click()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await page.getByRole('button', { name: '切换租户' }).click()
  await page.getByRole('menuitem', { name: '已锁定租户' }).click()
  await expect(page.getByText('租户已被锁定，无法登录，请联系管理员！')).toBeVisible()
  await expect(page.getByRole('button', { name: '切换租户' })).toContainText('培训租户')
})
