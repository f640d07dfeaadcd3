import { expect } from './expect.ts'
import type { Page } from '@playwright/test'
import { signIn } from './person.ts'

/* The form of a new inbound order, as its person works it. */
export const goods = (page: Page) => page.getByRole('grid', { name: '货物明细' })
export const boxes = (page: Page) => page.getByRole('grid', { name: '集装箱' })
export const billOf = (page: Page) => page.getByRole('textbox', { name: /^[* ]*提单号$/ })

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: option }).click()
}

/** The head of an order, on a new form. */
export async function fillHead(page: Page, bill: string): Promise<void> {
  await billOf(page).fill(bill)
  await page.getByRole('combobox', { name: '客户名称' }).fill('样例橡胶')
  await page.locator('.ant-select-item-option').filter({ hasText: '青岛样例橡胶' }).click()
  await choose(page, '入库类型', '一线进境')
  await page.getByRole('textbox', { name: /预计到货日期$/ }).fill('2026-12-01')
  await page.keyboard.press('Enter')
}

/** Puts a text on the clipboard and into the active cell, as Ctrl+V does. */
export const paste = (page: Page, text: string) =>
  page.evaluate((range) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', range)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** Every draft that the browser's database holds, in one text. */
const draftsIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('yuncang-drafts')
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
        })
      }),
  )

/** Waits until a draft has this text in it. */
export const expectDraft = (page: Page, text: string) =>
  expect.poll(() => draftsIn(page)).toContain(text)

export async function openNewOrder(page: Page): Promise<void> {
  await signIn(page, 'kf', '/wms/inboundOrder/form')
  await expect(page.getByRole('heading', { name: '新增订单' })).toBeVisible()
}
