import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/* What every story begins with: somebody in front of the product. */
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** A file as a person picks it. */
export const file = (bytes: Uint8Array, name = '订单.xlsx') => ({
  name,
  mimeType: xlsx,
  buffer: Buffer.from(bytes),
})

export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByLabel('密码').fill('Yuncang#2026')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await expect(page.getByRole('heading', { name: '今日工作' })).toBeVisible()
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** Everything the page complains about; a content-security report is among it. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isOwnRefusal = /status of (400|409)/.test(message.text())
    if (message.type() === 'error' && !isOwnRefusal) complaints.push(message.text())
  })
  return complaints
}
