import { chromium } from '@playwright/test'
const base = 'http://localhost:8391'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const [account, width, lang, mode] of [['admin', 1440, 'zh', 'light'], ['admin', 390, 'zh', 'light'], ['admin', 1440, 'en', 'dark'], ['mg', 1440, 'zh', 'light'], ['kh', 390, 'en', 'dark']]) {
  const context = await browser.newContext({ viewport: { width, height: 1000 }, locale: lang === 'en' ? 'en-GB' : 'zh-CN', colorScheme: mode })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(account, m.text()))
  page.on('pageerror', (e) => console.log(account, e.message))
  await page.goto(base + '/login')
  await page.getByRole('textbox', { name: /账号|Account/ }).fill(account)
  await page.getByLabel(/密码|Password/).first().fill('Yuncang#2026')
  await page.getByRole('button', { name: /登\s*录|Sign in/ }).click()
  await page.getByRole('heading', { name: '今日工作' }).or(page.getByRole('heading', { name: 'Today' })).waitFor()
  if (lang === 'en' || mode === 'dark') {
    await page.evaluate(([l, m]) => { for (const k of Object.keys(localStorage)) console.log(k, localStorage[k]) }, [lang, mode])
  }
  await page.locator('.home section').first().waitFor()
  await page.waitForTimeout(600)
  const h = await page.evaluate(() => { const p = document.querySelector('.home'); return p.scrollHeight })
  await page.setViewportSize({ width, height: Math.min(h + 160, 2400) })
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/home-${account}-${width}-${lang}-${mode}.png` })
  if (account === 'admin' && width === 1440 && lang === 'zh') {
    const { default: Axe } = await import('@axe-core/playwright')
    const { violations } = await new Axe({ page }).analyze()
    console.log('axe', violations.map((v) => [v.id, v.impact, v.nodes[0].html.slice(0, 120)]))
    await page.locator('.home-chart rect.in[height]:not([height="0"])').first().click()
    await page.waitForURL(/inboundOrder/)
    await page.waitForTimeout(1200)
    console.log(page.url())
    await page.screenshot({ path: '/tmp/home-drill.png' })
  }
  await context.close()
}
await browser.close()
