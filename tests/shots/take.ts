import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { common } from '../../apps/web/src/i18n/common.ts'
import { grid } from '../../apps/web/src/i18n/grid.ts'
import { words as inboundOrder } from '../../apps/web/src/features/inbound-order/words/order.ts'
import { words as inboundOrderSteps } from '../../apps/web/src/features/inbound-order/words/steps.ts'
import { record } from '../../apps/web/src/i18n/record.ts'
import { tray } from '../../apps/web/src/i18n/tray.ts'
import { view } from '../../apps/web/src/i18n/view.ts'
import type { StoreRecord } from '../../apps/web/src/lib/store.ts'
import { choiceOf, phoneWidth, type Look } from './choice.ts'
import { writeIndex } from './index-page.ts'
import { credential, furnish, password, type Records } from './office.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { startServer } from './server.ts'

/** A wrong choice is told before anything is started. */
function chosen() {
  try {
    return choiceOf(process.argv.slice(2), screens)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
const { looks, isTaken } = chosen()
const folder = resolve(import.meta.dirname, '../../shots')
const patienceMs = 40_000
const heights: Record<string, number> = { 1440: 900, 1000: 750, 800: 1000, 390: 844 }

type Studio = { browser: Browser; url: string; records: Records }

const wordsOf = (lang: Look['lang']) => {
  const words: Record<string, string> = Object.assign(
    {},
    ...[common, grid, view, record, tray, inboundOrder, inboundOrderSteps].map(
      (each) => each[lang],
    ),
  )
  return (key: string) => words[key] ?? key
}

async function contextFor(
  { browser, url }: Studio,
  { lang, mode, width }: Look,
  account: string | undefined,
): Promise<BrowserContext> {
  const isPhone = width === phoneWidth
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: heights[width] ?? 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    locale: lang === 'en' ? 'en-GB' : 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  context.setDefaultTimeout(patienceMs)
  const preferences: StoreRecord = { dataType: 'object', content: { mode }, datetime: Date.now() }
  await context.addInitScript(
    ([language, text]) => {
      localStorage.setItem('language', language!)
      localStorage.setItem('yuncang-preferences', text!)
    },
    [lang, JSON.stringify(preferences)],
  )
  if (account) {
    const data = { type: 'account', tenantId: '', account, password }
    const answer = await context.request.post('/api/lh-auth/token', {
      headers: { authorization: credential },
      data,
    })
    if (!answer.ok()) throw new Error(`${account} cannot sign in: ${await answer.text()}`)
  }
  return context
}

/** What a look at the picture could miss. */
async function flawsOf(page: Page, { lang, mode }: Look): Promise<string[]> {
  const { scheme, wide, text } = await page.evaluate(() => ({
    scheme: document.documentElement.style.colorScheme,
    wide: document.documentElement.scrollWidth - window.innerWidth,
    text: document.body.innerText,
  }))
  const keys = text.match(/\b[a-z][A-Za-z]+\.[a-z]\w+(\.\w+)*\b/g) ?? []
  const raw = keys.filter((key) => wordsOf(lang)(key) !== key || key.includes('.field.'))
  return [
    ...(scheme === mode ? [] : [`${scheme} where ${mode} was asked for`]),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...raw.map((key) => `no word for ${key}`),
  ]
}

async function take(
  context: BrowserContext,
  screen: Screen,
  look: Look,
  records: Records,
): Promise<void> {
  const picture = `${screen.name}-${screen.state}-${look.lang}-${look.mode}-${look.width}`
  const page = await context.newPage()
  try {
    if (screen.height)
      await page.setViewportSize({
        width: look.width,
        height: Math.round(screen.height * (look.width === phoneWidth ? 1.4 : 1)),
      })
    await screen.before?.(page)
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(records))
    await page.locator(screen.ready).first().waitFor()
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await screen.steps?.({ page, say: wordsOf(look.lang), picture })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.screenshot({ path: join(folder, `${picture}.png`), animations: 'disabled' })
    for (const flaw of await flawsOf(page, look)) console.log(`${picture}: ${flaw}`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${picture}: ${error instanceof Error ? error.message : String(error)}`)
    await page.screenshot({ path: join(folder, `${picture}.png`) })
  } finally {
    await page.close()
  }
}

async function takeAll(studio: Studio, look: Look): Promise<number> {
  const contexts = new Map<string, BrowserContext>()
  const mine = screens.filter((screen) => isTaken(screen, look.width))
  for (const screen of mine) {
    const key = screen.isAlone ? `${screen.name} alone` : (screen.account ?? '')
    const context = contexts.get(key) ?? (await contextFor(studio, look, screen.account))
    contexts.set(key, context)
    await take(context, screen, look, studio.records)
  }
  await Promise.all([...contexts.values()].map((context) => context.close()))
  return mine.length
}

const began = performance.now()
mkdirSync(folder, { recursive: true })
const server = await startServer()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || undefined,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const studio = { browser, url: server.url, records: await furnish(server.url) }
  const waiting = [...looks]
  let count = 0
  const worker = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      count += await takeAll(studio, look)
    }
  }
  await Promise.all([worker(), worker()])
  writeIndex(folder)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${count} pictures in ${seconds} s: shots/index.html`)
} finally {
  await browser.close()
  server.stop()
}
