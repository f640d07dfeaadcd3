import { expect, test } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './person.ts'

const root = join(import.meta.dirname, '../..')
const own = 'a password of my own'

/** What the operator's command prints for a new tenant, with the one-time link in it. */
function setUp(origin: string, tenant: string, account: string): string {
  const { port } = new URL(origin)
  const args = ['--tenant', tenant, '--name', `新租户 ${tenant}`, '--account', account]
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DEMO: '1', DATA_DIR: join(tmpdir(), `yuncang-e2e-${port}`), PORT: port },
  })
  expect(stderr).toBe('')
  const [link] = /^http:\S+$/m.exec(stdout) ?? []
  return link ?? stdout
}

test('the link of a new administrator sets a password once, and that password signs in', async ({
  page,
  context,
  baseURL,
}) => {
  const link = setUp(baseURL ?? '', 'WMS_NEU', 'Boss')
  expect(link).toMatch(/\/login#set-password=[\w-]{43}$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '设置密码' })).toBeVisible()
  await expectAccessible(page)
  const [first, again] = [page.getByLabel('新密码'), page.getByLabel('再次输入')]
  const save = page.getByRole('button', { name: '设置密码' })
  await first.fill('short')
  await again.fill('another')
  await save.click()
  await expect(page.getByText('密码至少 8 位')).toBeVisible()
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
  await first.fill(own)
  await again.fill(own)
  await expect(page.getByText('两次输入的密码不一致')).toBeHidden()
  await save.click()
  await expect(page.getByText('密码已设置，请登录')).toBeVisible()
  await page.getByRole('link', { name: /登\s*录/ }).click()
  await page.getByRole('textbox', { name: '账号' }).fill('boss')
  await page.getByLabel('密码').fill(own)
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()

  const later = await context.newPage()
  await later.goto(link)
  await later.getByLabel('新密码').fill('somebody else tries')
  await later.getByLabel('再次输入').fill('somebody else tries')
  await later.getByRole('button', { name: '设置密码' }).click()
  await expect(later.getByRole('alert')).toContainText('链接无效、已使用或已过期')
})

test('a password that is the account is refused with a sentence, and the link goes on working', async ({
  page,
  baseURL,
}) => {
  await page.goto(setUp(baseURL ?? '', 'WMS_NEUER', 'bossboss'))
  const choose = async (password: string) => {
    await page.getByLabel('新密码').fill(password)
    await page.getByLabel('再次输入').fill(password)
    await page.getByRole('button', { name: '设置密码' }).click()
  }
  await choose('bossboss')
  await expect(page.getByRole('alert')).toContainText('密码不能与账号相同')
  await choose(own)
  await expect(page.getByText('密码已设置，请登录')).toBeVisible()
})
