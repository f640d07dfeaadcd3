import { chromium } from '@playwright/test'
import { join, resolve } from 'node:path'
import { credential, password } from './office.ts'
import { startServer } from './server.ts'

/* `npm run shots -- --readme`: the pictures of README.md and README.zh-CN.md, with the history that a first start makes. */
const folder = resolve(import.meta.dirname, '../../docs/pictures')
const pictures = [
  { language: 'zh', file: 'home.zh-CN.png', locale: 'zh-CN' },
  { language: 'en', file: 'home.en.png', locale: 'en-GB' },
]

const server = await startServer({ months: 6 })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || undefined,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  for (const { language, file, locale } of pictures) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale,
      timezoneId: 'Asia/Shanghai',
    })
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    const data = { type: 'account', tenantId: '', account: 'kf', password }
    await context.request.post('/api/lh-auth/token', {
      headers: { authorization: credential },
      data,
    })
    const page = await context.newPage()
    await page.goto('/')
    // Whoever is new is offered a tour, which nobody needs in a picture; the answer follows the person.
    const offer = page.locator('.home-welcome').getByRole('button').last()
    await page.locator('.home section').first().waitFor()
    if (await offer.isVisible()) await offer.click()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.screenshot({ path: join(folder, file), animations: 'disabled' })
    await context.close()
  }
  console.log(`${pictures.length} pictures: docs/pictures`)
} finally {
  await browser.close()
  server.stop()
}
