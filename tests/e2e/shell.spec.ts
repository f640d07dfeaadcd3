import type { Page } from '@playwright/test'
import { callsOf } from './api.ts'
import { expect } from './expect.ts'
import { complaintsOf, goTo, phone, signIn } from './person.ts'
import { test } from './test.ts'

const tabs = (page: Page) => page.getByRole('tab')
const active = (page: Page) => page.getByRole('tab', { selected: true })
const side = (page: Page, name: string) => page.getByRole('menuitem', { name })
const inFolder = { parentId: 'menu-base' }
const elsewhere = 'https://outside.example'

test('sidebar: roles, frame, window of its own, search in a window; a phone folds it away; collapse, full screen, a shade that folds the menu away, the defaults; no foreign page in a frame', async ({
  page,
  request,
  context,
}) => {
  const call = await callsOf(request, 'admin')
  // The contract of menu.create.
  const link = (nameZh: string, more: object): Promise<{ code: string; version: number }> =>
    call('/lh-system/source/submit', { nameZh, path: elsewhere, ...inFolder, ...more })
  const links: { code: string; version: number }[] = []
  try {
    links.push(await link('外框', {}))
    links.push(await link('外部窗口', { target: '_blank' }))
    links.push(await link('财务专用', { roles: ['sw'] }))
    await context.route(`${elsewhere}/**`, (route) =>
      route.fulfill({ body: 'outside', contentType: 'text/html' }),
    )
    await signIn(page, 'kf')
    await expect(side(page, '财务专用')).toHaveCount(0)
    await side(page, '外框').click()
    await expect(page).toHaveURL(new RegExp(`/myiframe/${links[0]!.code}$`))
    await expect(active(page)).toHaveText('外框')
    const frame = page.locator('iframe')
    await expect(frame.contentFrame().getByText('outside')).toBeVisible()
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    await expect(frame).not.toHaveAttribute('sandbox', /top-navigation/)
    await expect(side(page, '外框')).toHaveClass(/selected/)
    await active(page).press('Delete')
    const own = context.waitForEvent('page')
    await side(page, '外部窗口').click()
    expect((await own).url()).toContain(elsewhere)
    await expect(tabs(page)).toHaveCount(1)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /拼音首字母/ }).fill('外框')
    const found = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    expect((await found).url()).toContain(elsewhere)
    await expect(tabs(page)).toHaveCount(1)

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: '打开菜单' }).click()
    await side(page, '客户管理').click()
    await expect(side(page, '客户管理')).toBeHidden()
    await expect(active(page)).toHaveText('客户管理')
  } finally {
    for (const { code, version } of links) await call('/lh-system/source/remove', { code, version })
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  const html = page.locator('html')
  await expect(html).toHaveClass(/theme-default/)
  await expect(html).toHaveAttribute('lang', 'zh-CN')
  expect(await page.evaluate(() => localStorage.getItem('language') ?? 'zh')).toBe('zh')
  await page.getByRole('button', { name: '外观' }).click()
  await expect(page.getByText('#409EFF', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  const bar = page.locator('.side-bar')
  await expect(bar).not.toHaveClass(/collapsed/)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect(bar).toHaveClass(/collapsed/)
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(bar).not.toHaveClass(/collapsed/)
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  await page.getByRole('button', { name: '退出全屏' }).click()
  await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeVisible()

  // Size class 1: the menu lies over the page.
  await page.setViewportSize({ width: 991, height: 800 })
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect(side(page, '客户管理')).toBeVisible()
  await page.mouse.click(800, 500)
  await expect(side(page, '客户管理')).toBeHidden()
  await page.getByRole('button', { name: '打开菜单' }).click()
  await side(page, '客户管理').click()
  await expect(side(page, '客户管理')).toBeHidden()
  await page.setViewportSize({ width: 992, height: 800 })
  await expect(bar).toBeVisible()

  // A frame shows nothing but pages of the own menu as it is now, of hosts that the operator named.
  const framed = (host: string) => `/myiframe/x?src=%22https%3A%2F%2F${host}%22`
  const refused = page.getByRole('heading', { name: '没有权限' })
  await page.goto(framed('outside.example'))
  await expect(refused).toBeVisible()
  await goTo(page, '/wel/index')
  await expect(refused).toBeHidden()
  await goTo(page, framed('evil.example'))
  await expect(refused).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('another tenant begins without tabs, section and menu of the one before, in every window; a sign-out leaves nothing, in every window', async ({
  page,
  context,
}) => {
  const overheard: string[] = []
  page.on('console', (message) => overheard.push(message.text()))
  page.on('request', (sent) => overheard.push(sent.url(), sent.headers()['referer'] ?? ''))
  // At the issuer, which is told of the end as well.
  await page.goto('/')
  await page.getByRole('textbox', { name: '账号' }).fill('multi')
  await page.getByLabel('密码').fill('Yuncang#2026')
  await page.getByLabel('租户编码（可不填）').fill('WMS_WHWL')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await side(page, '客户管理').click()
  await expect(tabs(page)).toHaveCount(2)
  const stored = (area: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.keys(window[name]), area)
  expect((await stored('sessionStorage')).some((key) => key.includes('tabs-WMS_WHWL'))).toBe(true)
  const facts = ['tenant', 'tenantType', 'hasFutures', 'hasPledge']
  expect(await stored('localStorage')).toEqual(
    expect.arrayContaining(facts.map((name) => `yuncang-${name}`)),
  )
  const other = await context.newPage()
  const complaints = complaintsOf(other)
  await other.goto('/base/customer/index')
  await expect(other.getByRole('gridcell').first()).toBeVisible()
  await other.getByRole('button', { name: /新增客户/ }).click()
  await other.getByRole('dialog').getByLabel('客户全称').fill('写在别的租户里')

  await page.getByRole('button', { name: '切换租户' }).click()
  await page.getByRole('menuitem', { name: '示例货代' }).click()
  await expect(page.getByRole('button', { name: '切换租户' })).toContainText('示例货代')
  await expect(page).toHaveURL(/\/wel\/index$/)
  await expect(tabs(page)).toHaveText(['首页'])
  expect((await stored('sessionStorage')).filter((key) => key.includes('WMS_WHWL'))).toEqual([])
  await expect(other.getByRole('button', { name: '切换租户' })).toContainText('示例货代')
  await expect(other).toHaveURL(/\/wel\/index$/)
  await expect(tabs(other)).toHaveText(['首页'])
  expect(complaints).toEqual([])

  // The token is in its cookie and nowhere else (docs/domain/interface.md#what-the-browser-keeps).
  const jar = await page.context().cookies()
  const token = jar.find(({ name }) => name === 'x-access-token')!.value
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
    ]),
  )
  expect(overheard.length).toBeGreaterThan(10)
  expect([...overheard, kept].filter((text) => text.includes(token))).toEqual([])

  await page.locator('[data-tour=person]').click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('确定退出系统吗？')
  await question.getByRole('button', { name: /取\s*消/ }).click()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await page.locator('[data-tour=person]').click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  const atIssuer = page.waitForRequest((sent) => sent.url().includes('/oidc/session/end'))
  await question.getByRole('button', { name: /确\s*定/ }).click()
  expect((await atIssuer).url()).toMatch(/post_logout_redirect_uri=http%3A%2F%2Flocalhost/)
  await expect(page).toHaveURL(/\/login/)
  expect(await stored('sessionStorage')).toEqual([])
  expect(
    (await stored('localStorage')).filter((key) => /tenant|Futures|Pledge|Role/.test(key)),
  ).toEqual([])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies).not.toContain('x-access-token')
  await expect(other.getByRole('textbox', { name: '账号' })).toBeVisible()
  await other.goBack()
  await expect(other).toHaveURL(/\/login\?uid=/)
})
