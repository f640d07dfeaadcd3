import { test as playwright, type Page } from '@playwright/test'

/**
 * Leaves the product for a plain page of the same server. Before it empties what the browser keeps, Playwright goes to
 * an empty page; the one before went on for a tenth of a second beside it, and wrote its tabs where the next story found
 * them.
 */
export async function leave(page: Page): Promise<void> {
  page.removeAllListeners()
  await page.unrouteAll()
  // A form that was not saved asks whether to leave it.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/readyz')
  page.removeAllListeners()
}

/** That of Playwright; the page of a story that went well is left before the next one has it. */
export const test = playwright.extend({
  page: async ({ page }, play, story) => {
    await play(page)
    // A worker in which a story failed begins anew.
    if (story.status === story.expectedStatus && !page.isClosed()) await leave(page)
  },
})
