import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import {
  button,
  complaintsOf,
  expectAccessible,
  expectWithin,
  personAt,
  phone,
  signIn,
  signInAnew,
  signInTo,
} from './person.ts'
import { test } from './test.ts'

const person = '[data-tour=person]'
const narrow = { width: 320, height: 640 }

async function openPersonMenu(page: Page): Promise<void> {
  await page.locator(person).click()
  await expect(page.getByRole('menuitem', { name: /退出登录|Sign out/ })).toBeVisible()
}

test('somebody new is offered a tour, once, and can take it again or do without; ? shows every key, in both languages', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'gw.zjwl')
  await expectAccessible(page, '[role=alert]')
  await page
    .getByRole('alert')
    .getByRole('button', { name: /开\s*始/ })
    .click()
  for (const title of ['菜单', '搜索', '标签', '后台任务', '外观']) {
    await expect(page.locator('.ant-tour')).toContainText(title)
    await button(page, '下一步').click()
  }
  await expect(page.locator('.ant-tour')).toContainText('您的菜单')
  await button(page, '完成').click()
  await expect(page.locator('.ant-tour')).toBeHidden()
  expect(complaints).toEqual([])

  // Not again, in another browser either; on a phone the tour leaves out what is not there.
  const { page: other } = await personAt(browser, 'gw.zjwl', { size: phone })
  await expect(other.getByText('第一次使用？')).toHaveCount(0)
  await openPersonMenu(other)
  await other.getByRole('menuitem', { name: '新手引导' }).click()
  await expect(other.locator('.ant-tour')).toContainText('搜索')
  await other.keyboard.press('Escape')

  await signInAnew(page, 'sw.zjwl')
  const kept = page.waitForRequest(/user\/settings/)
  await page.getByRole('alert').getByRole('button', { name: '不用了' }).click()
  expect((await kept).postDataJSON()).toEqual({ hasSeenTour: true })
  await expect(page.getByText('第一次使用？')).toHaveCount(0)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' })
  await expect(sheet).toContainText('向下填充')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'English' }).click()
  await page.locator(person).click()
  await page.getByRole('menuitem', { name: 'Keys' }).click()
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Fill down')
})

test('on a phone the whole top bar is on the screen, and the person menu has what it leaves out; who works by touch alone is told of no keys', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(narrow)
  await signInTo(page, 'multi', { tenant: '培训租户', address: '/wel/index' })
  for (const other of ['English', '中文']) {
    const parts = page.getByRole('banner').getByRole('button')
    await expect(parts).toHaveCount(7)
    for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 })
    await expectWithin(page)
    await openPersonMenu(page)
    await expect(page.getByRole('menu').last()).toBeInViewport({ ratio: 1 })
    await page.getByRole('menuitem', { name: other }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other === '中文' ? 'zh-CN' : 'en')
  }
  await openPersonMenu(page)
  await expect(page.getByRole('menuitem', { name: '培训租户' })).toHaveClass(/selected/)
  await page.getByRole('menuitem', { name: '示例物流中心' }).click()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
  await openPersonMenu(page)
  await expect(page.getByRole('menuitem', { name: '示例物流中心' })).toHaveClass(/selected/)
  await page.getByRole('menuitem', { name: '锁屏' }).click()
  await expect(button(page, '解锁')).toBeVisible()

  const touch = { hasTouch: true, isMobile: true, viewport: phone, locale: 'zh-CN' }
  const hand = await (await browser.newContext(touch)).newPage()
  const complaints = complaintsOf(hand)
  await signIn(hand, 'sh.hd')
  await button(hand, '开始').click()
  const tour = hand.locator('.ant-tour')
  await expect(tour).toContainText('点这里，输入名称')
  await button(hand, '下一步').click()
  for (const title of ['标签', '后台任务', '外观']) {
    await expect(tour).toContainText(title)
    await button(hand, '下一步').click()
  }
  await expect(tour).toContainText('本向导和退出登录都在这里。')
  await expect(tour).not.toContainText('?')
  await button(hand, '完成').click()
  await hand.locator(person).click()
  await expect(hand.getByRole('menuitem', { name: '新手引导' })).toBeVisible()
  await expect(hand.getByRole('menuitem', { name: '键盘快捷键' })).toHaveCount(0)
  await hand.keyboard.press('Escape')
  // A tablet has room for the words, and no key to name.
  await hand.setViewportSize({ width: 1100, height: 800 })
  await expect(hand.locator('.search-words')).toHaveText('搜索')
  expect(complaints).toEqual([])
})
