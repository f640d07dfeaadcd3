import { chromium, type Browser } from '@playwright/test'
import { inTenant, system } from '@yuncang/db/handle'
import { openDb } from '@yuncang/db/open'
import { breachesOfBills } from '@yuncang/server/modules/bill/service/invariants'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addBillableFees } from '../support/billable-fees.ts'
import { demo } from '../support/demo.ts'
import { waitsOfOthers } from './beside.ts'
import { fillBench, tenantOf } from './data.ts'
import { ask, ended } from './job.ts'
import { cpuOf, memoryOf } from './load.ts'
import { launch, type Launched } from './server.ts'
import { quantile } from './statistics.ts'

/*
 * Bills of a month (docs/domain/budgets.md#bills): many small ones as a job beside other people's work, those of 1,000
 * customers with all their fees, and one of thousands of lines that is opened.
 */
const { values } = parseArgs({
  options: {
    bills: { type: 'string', default: '10000' },
    fees: { type: 'string', default: '10' },
    customers: { type: 'string', default: '1000' },
    'fees-of-customer': { type: 'string', default: '100' },
    lines: { type: 'string', default: '5000' },
    orders: { type: 'string', default: '20000' },
    'per-second': { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '8098' },
    /** By which `npm run bench` has chosen this file. */
    only: { type: 'string' },
  },
})
const number = (name: Exclude<keyof typeof values, 'only'>) => Number(values[name])
const period = '202503'
const jobBudget = 120
const processorBudget = 60
const openBudget = 1000
const rounds = 20
const openings = 5
/** Of bills that differ from their lines. */
const toldAtMost = 5

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuncang-bills-'))
const dataDir = join(folder, 'data')
const [many, whole] = [tenantOf(0), tenantOf(1)]
const shown = 'WMS_DEMO'

const opened = () =>
  openDb({
    dataDir,
    databaseUrl: undefined,
    ownerUrl: undefined,
    migrations: join(root, 'packages/db/migrations'),
    onError: console.error,
  })

/**
 * A file with the people of the demo, who sign in with a browser, and the fees that are billed; gives the customer of
 * the large bill.
 */
async function place(): Promise<string> {
  mkdirSync(dataDir)
  const db = await opened()
  await demo({}).fill(db, dataDir)
  await fillBench(db, number('orders'))
  await db.transaction(system('bench'), (tx) =>
    tx.insert(tx.t.membership, {
      userId: 'bench',
      tenantNode: shown,
      roleCodes: ['admin'],
      sections: [],
    }),
  )
  await addBillableFees(db, many, { customers: number('bills'), fees: number('fees') })
  await addBillableFees(db, whole, {
    customers: number('customers'),
    fees: number('fees-of-customer'),
  })
  const owner = await db.read(inTenant(shown), async (read) => {
    const [row] = await read.select(read.t.customer)
    return { id: row!.id, name: row!.customerName }
  })
  await addBillableFees(db, shown, { customers: 1, fees: number('lines'), owner })
  await db.close()
  return owner.id
}

const start = () =>
  launch(dataDir, number('port'), { cores: 'all', env: { DEMO_MONTHS: '0', LOG_LEVEL: 'warn' } })

async function stop({ process: child }: Launched): Promise<void> {
  child.kill()
  await once(child, 'exit')
}

const post = (path: string, input: object, tenant: string) =>
  ({ method: 'POST', path, body: JSON.stringify(input), tenant }) as const

async function billMonth(server: Launched, agent: Agent, tenant: string) {
  const call = post('/api/lh-wms/bill/startGenerate', { period, recPay: 1 }, tenant)
  const started: { id: string } = await ask(server, agent, call)
  const job = await ended(server, agent, started.id, tenant)
  // Where no bill was made none differs from its lines.
  if (job.status !== 'done') throw new Error(`bills of ${tenant}: ${job.status} ${job.failure}`)
  return job
}

const judged = (value: number, budget: number) => (value <= budget ? 'met' : 'MISSED')

async function manyBills(server: Launched, agent: Agent): Promise<void> {
  const { measure, tell, tellRatios } = waitsOfOthers(number('orders'), number('per-second'))
  await measure(server, agent, wait(5000))
  const idle = await measure(server, agent, wait(number('seconds') * 1000))
  const began = performance.now()
  const run = billMonth(server, agent, many)
  const busy = await measure(server, agent, run)
  const job = await run
  const took = (performance.now() - began) / 1000
  console.log(
    `${values.bills} bills of ${values.fees} fees: ${JSON.stringify(job.result)} in ${took.toFixed(1)} s, budget ${jobBudget}: ${judged(took, jobBudget)}; ${busy.seconds.toFixed(1)} s of the processor with others; at most ${memoryOf(server.pid, 'VmHWM').toFixed(0)} MiB`,
  )
  tell('alone', idle)
  tell('meanwhile', busy)
  tellRatios(busy, idle)
}

async function wholeCustomers(server: Launched, agent: Agent): Promise<void> {
  const before = cpuOf(server.pid)
  const job = await billMonth(server, agent, whole)
  const spent = cpuOf(server.pid) - before
  console.log(
    `bills of ${values.customers} customers with ${values['fees-of-customer']} fees each: ${JSON.stringify(job.result)}, ${spent.toFixed(1)} s of the processor, budget ${processorBudget}: ${judged(spent, processorBudget)}`,
  )
}

async function largeBill(
  server: Launched,
  agent: Agent,
  { customerId, browser }: { customerId: string; browser: Browser },
): Promise<void> {
  const began = performance.now()
  await billMonth(server, agent, shown)
  console.log(
    `a bill of ${values.lines} lines made in ${(performance.now() - began).toFixed(0)} ms`,
  )
  const { records } = await ask<{ records: { id: string }[] }>(
    server,
    agent,
    post('/api/lh-wms/bill/page?current=1&size=1&descs=payable', { period, customerId }, shown),
  )
  const id = records[0]!.id
  const get = (path: string) => ({ method: 'GET', path, tenant: shown }) as const
  for (const [name, call] of [
    ['bill.get', get(`/api/lh-wms/bill/getInfo?id=${id}`)],
    [
      'first fees',
      post('/api/lh-wms/jftz/page?current=1&size=50&ascs=periodTo', { billId: id }, shown),
    ],
    [
      'last fees',
      post('/api/lh-wms/jftz/page?current=100&size=50&ascs=periodTo', { billId: id }, shown),
    ],
  ] as const) {
    const waits: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now()
      await ask(server, agent, call)
      waits.push(performance.now() - from)
    }
    console.log(`${name}: median ${quantile(waits, 0.5).toFixed(1)} ms`)
  }
  const page = await browser.newPage({ locale: 'zh-CN' })
  const address = `http://localhost:${server.port}`
  await page.goto(`${address}/login`)
  await page.getByRole('textbox', { name: '账号' }).fill('jf')
  await page.getByLabel('密码').fill('Yuncang#2026')
  await page.getByRole('button', { name: /登\s*录/ }).click()
  await page.getByRole('heading', { name: '今日工作' }).waitFor()
  const waits: number[] = []
  for (let round = 0; round < openings; round += 1) {
    await page.goto(`${address}/fee/bill/detail/${id}`)
    // By the page's own clock, frame by frame: a locator looks again after half a second.
    const shownAt = await page.waitForFunction(() => {
      const cells = [...document.querySelectorAll('[role=gridcell]')]
      return cells.some((cell) => cell.textContent.startsWith('BILLED')) && performance.now()
    })
    waits.push(Number(await shownAt.jsonValue()))
  }
  const middle = quantile(waits, 0.5)
  console.log(
    `opened in a browser, page load included: ${waits.map((each) => each.toFixed(0)).join(', ')} ms, median ${middle.toFixed(0)}, budget ${openBudget}: ${judged(middle, openBudget)}`,
  )
}

/** Every bill is what its lines are; the bench fails where one is not, however quick it was. */
async function assertSound(): Promise<void> {
  const db = await opened()
  for (const tenant of [many, whole, shown]) {
    const found = await db.read(inTenant(tenant), breachesOfBills)
    console.log(`${tenant}: ${found.length} bills differ from their lines`)
    for (const { bill, detail } of found.slice(0, toldAtMost)) console.error(`${bill}: ${detail}`)
    if (found.length > 0) process.exitCode = 1
  }
  await db.close()
}

let browser: Browser | undefined
try {
  const customerId = await place()
  const server = await start()
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  await manyBills(server, agent)
  await wholeCustomers(server, agent)
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || undefined,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  await largeBill(server, agent, { customerId, browser })
  agent.destroy()
  await stop(server)
  await assertSound()
} finally {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
}
