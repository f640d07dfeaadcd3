import { chromium, type Page } from '@playwright/test'
import { routes } from '@yuncang/shared/routes'
import { encodeInput } from '@yuncang/shared/gateway/encode'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serverArgs, serverEnv } from '../../scripts/server-command.mjs'
import { figuresOf } from './server.ts'
import { quantile } from './statistics.ts'

/* What a person waits for in a real browser, on loopback, against docs/domain/budgets.md#browser. */
const port = 8097
const address = `http://localhost:${port}`
const password = 'Yuncang#2026'
const credential = `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`
const manyLines = 20_000
const rounds = 5

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuncang-browser-'))
const frameMs = 1000 / 60

const tell = (what: string, value: number, unit: string, budget?: number) => {
  const judged = budget === undefined ? '' : value <= budget ? 'met' : 'MISSED'
  const limit = budget === undefined ? '' : `<= ${budget} ${unit}`
  console.log(
    `${what.padEnd(44)} ${value.toFixed(unit === 'KB' ? 0 : 1).padStart(9)} ${unit.padEnd(4)} ${limit.padEnd(12)} ${judged}`,
  )
}

async function until<R>(work: () => Promise<R>): Promise<R> {
  for (;;) {
    const found = await work().catch(() => undefined)
    if (found !== undefined) return found
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

/** Notes what the page paints and where it is held up, from its first moment on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { lcp: 0, blocked: 0, longest: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.blocked += Math.max(0, duration - 50)
        seen.longest = Math.max(seen.longest, duration)
      }
    }).observe({ type: 'longtask', buffered: true })
  })
type Seen = { lcp: number; blocked: number; longest: number }
// Put there by `watch`.
const seenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** A first load: kilobytes of scripts and styles on the wire, largest paint and blocking in ms. */
async function firstLoad(page: Page, path: string, isThere: (page: Page) => Promise<unknown>) {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      sizes.push(request.sizes().then((size) => size.responseBodySize))
  })
  await watch(page)
  await page.goto(address + path)
  await isThere(page)
  await page.waitForLoadState('networkidle')
  const { lcp, blocked, longest } = await seenBy(page)
  return {
    kilobytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024,
    lcp,
    blocked,
    longest,
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('kf')
  await page.getByLabel('密码').fill(password)
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.getByRole('heading', { name: '今日工作' }).waitFor()
}

/** Milliseconds from a click to the second frame after it: what it caused has been painted by then. */
const clicked = (page: Page, role: 'tab' | 'menuitem', at: number) =>
  page.evaluate(
    ([kind, index]) =>
      new Promise<number>((done) => {
        const target = document.querySelectorAll<HTMLElement>(`[role="${kind}"]`)[index]
        const began = performance.now()
        target?.click()
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)))
      }),
    [role, at] as const,
  )

/** Frame lengths in ms while what is scrollable in a grid is scrolled for three seconds. */
const scrolled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const all = [...document.querySelectorAll<HTMLElement>('*')]
        const deepest = all.reduce((one, other) =>
          other.scrollHeight - other.clientHeight > one.scrollHeight - one.clientHeight &&
          /auto|scroll/.test(getComputedStyle(other).overflowY)
            ? other
            : one,
        )
        const frames: number[] = []
        const began = performance.now()
        let last = began
        const step = (now: number) => {
          frames.push(now - last)
          last = now
          deepest.scrollTop += 400
          if (now - began < 3000) requestAnimationFrame(step)
          else done(frames.slice(1))
        }
        requestAnimationFrame(step)
      }),
  )

async function call(operation: keyof typeof routes, input: object, token = ''): Promise<any> {
  const route = routes[operation]
  const { url, body } = encodeInput(route, input)
  const response = await fetch(address + url, {
    method: route.method,
    headers: {
      authorization: credential,
      'tenant-node': 'WMS_DEMO',
      ...(token && { 'x-access-token': token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: any } // the envelope
  if (code !== 200) throw new Error(`${operation}: ${msg}`)
  return data
}

/** A draft with so many lines; gives its id. */
async function largeOrder(): Promise<string> {
  const { accessToken } = await call('session.token', { type: 'account', account: 'kf', password })
  const token = String(accessToken)
  const { records } = await call('customer.page', { customerName: '样例橡胶' }, token)
  const inboundProductList = Array.from({ length: manyLines }, (_, line) => ({
    productName: `TSR20 ${line}`,
    planPieces: 1,
    planNet: '10',
  }))
  const head = { masterBillNo: 'LARGE-0001', inboundType: '1', expectDate: '2026-12-01' }
  const order = { ...head, customerId: records[0].id, inboundProductList }
  return String((await call('inboundOrder.create', order, token)).id)
}

const server = spawn(process.execPath, serverArgs, {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, ...serverEnv, DEMO: '1', DATA_DIR: folder, PORT: String(port) },
})
process.once('exit', () => server.kill())
await until(() => figuresOf(port))
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || undefined,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const person = await context.newPage()
  await signIn(person)
  const storageState = await context.storageState()
  const loads = { login: [] as number[][], list: [] as number[][] }
  for (let round = 0; round < rounds; round += 1) {
    const stranger = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    const login = await firstLoad(stranger, '/login', (page) => page.getByLabel('密码').waitFor())
    loads.login.push([login.kilobytes, login.lcp, login.blocked, login.longest])
    const visitor = await (await browser.newContext({ storageState, locale: 'zh-CN' })).newPage()
    const list = await firstLoad(visitor, '/base/customer/index', (page) =>
      page.getByRole('gridcell').first().waitFor(),
    )
    loads.list.push([list.kilobytes, list.lcp, list.blocked, list.longest])
    await stranger.context().close()
    await visitor.context().close()
  }
  const middle = (all: number[][], at: number) =>
    quantile(
      all.map((each) => each[at] ?? 0),
      0.5,
    )
  for (const [name, all, budget] of [
    ['sign-in page', loads.login, 220],
    ['first list', loads.list, 380],
  ] as const) {
    tell(`${name}: scripts and styles, compressed`, middle(all, 0), 'KB', budget)
    tell(`${name}: largest paint`, middle(all, 1), 'ms', 1000)
    tell(`${name}: blocking`, middle(all, 2), 'ms', 100)
    tell(`${name}: longest task`, middle(all, 3), 'ms', 150)
  }
  await person.getByRole('menuitem', { name: '客户管理' }).click()
  await person.getByRole('gridcell').first().waitFor()
  await person.getByRole('menuitem', { name: '入库订单' }).click()
  await person
    .getByRole('gridcell')
    .first()
    .waitFor()
    .catch(() => undefined)
  await person.waitForLoadState('networkidle')
  let requests = 0
  person.on('request', () => (requests += 1))
  const switches: number[] = []
  for (let turn = 0; turn < 20; turn += 1)
    switches.push(await clicked(person, 'tab', 1 + (turn % 2)))
  tell('tab switch to painted, median', quantile(switches, 0.5), 'ms', 100)
  tell('tab switch to painted, slowest', Math.max(...switches), 'ms')
  tell('requests of twenty tab switches', requests, '', 0)
  const id = await largeOrder()
  const began = performance.now()
  await person.goto(`${address}/wms/inboundOrder/form/${id}`)
  await person.getByRole('grid', { name: '货物明细' }).waitFor()
  await person.waitForFunction(() =>
    [...document.querySelectorAll('[role="grid"]')].some(
      (grid) => Number(grid.getAttribute('aria-rowcount')) > 20_000,
    ),
  )
  tell('form of 20,000 lines, page load included', performance.now() - began, 'ms', 1000)
  const frames = await scrolled(person)
  tell('scrolling 20,000 rows: median frame', quantile(frames, 0.5), 'ms', 17)
  tell('scrolling 20,000 rows: 95th percentile', quantile(frames, 0.95), 'ms')
  const late = frames.filter((each) => each > frameMs * 1.5).length
  tell('scrolling 20,000 rows: late frames', (late / frames.length) * 100, '%')
} finally {
  await browser.close()
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
