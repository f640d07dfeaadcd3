import { expect, test, type Page } from '@playwright/test'
import { signIn } from './person.ts'

const kilobyte = 1024

/** Kilobytes of scripts and styles that came over the wire while `visit` ran. */
async function loadedBy(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      sizes.push(request.sizes().then((size) => size.responseBodySize))
    }
  })
  await visit()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / kilobyte
}

/* Budgets of the first load: what is sent, compressed. */
test('the sign-in page is small', async ({ page }) => {
  const kilobytes = await loadedBy(page, () => page.goto('/login'))
  expect(kilobytes).toBeGreaterThan(100)
  expect(kilobytes).toBeLessThanOrEqual(220)
})

test('the first list comes with what it needs and no more', async ({ page, browser }) => {
  await signIn(page, 'kf')
  const fresh = await browser.newContext({ storageState: await page.context().storageState() })
  const visitor = await fresh.newPage()
  const kilobytes = await loadedBy(visitor, async () => {
    await visitor.goto('/base/customer/index')
    await visitor.getByRole('gridcell').first().waitFor()
  })
  await fresh.close()
  expect(kilobytes).toBeGreaterThan(200)
  expect(kilobytes).toBeLessThanOrEqual(380)
})
