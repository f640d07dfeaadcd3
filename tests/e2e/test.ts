import { test as playwright, type Page } from '@playwright/test'

/**
 * Leaves the product for a page of the server's own. A page that goes elsewhere, as Playwright has it go before it
 * empties what the browser keeps, ends in a process of its own while the next one begins: what it still had to do would
 * be kept for the next story.
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
