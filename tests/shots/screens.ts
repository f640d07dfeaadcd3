import type { Page } from '@playwright/test'
import { file } from '../e2e/person.ts'
import { inboundWorkbook } from '../support/workbooks.ts'
import type { Records } from './office.ts'

export type Visit = {
  page: Page
  /** A sentence of the product in the language of the picture. */
  say: (key: string) => string
  /** Another one for each picture. */
  picture: string
}

export type Screen = {
  name: string
  state: string
  /** Who looks; nobody is signed in without one. */
  account?: string
  /** In a session that no other screen has. */
  isAlone?: true
  path: string | ((records: Records) => string)
  /** Before the page is opened: what the network does. */
  before?: (page: Page) => Promise<unknown>
  /** What is there when the page is. */
  ready: string
  steps?: (visit: Visit) => Promise<void>
  /** Taken in every width, not on phones alone. */
  isMain?: true
  /** Shows everything that would be below the window. */
  height?: number
}

/** antd puts a space between the two characters of a short Chinese button; an icon's name comes before the text. */
const spaced = (text: string) => new RegExp(`${Array.from(text).join('\\s*')}$`)
const button = ({ page, say }: Visit, key: string) =>
  page.getByRole('button', { name: spaced(say(key)) })

const row = '.grid-row.body'
const customers = '/base/customer/index'
const orders = '/wms/inboundOrder/index'
const orderPage = '**/lh-wms/inboundOrder/page*'
const orderOf = (which: keyof Records) => (records: Records) =>
  `/wms/inboundOrder/detail/${records[which]}`

const wrongRows = () =>
  inboundWorkbook([
    { bill: 'DMLNQD25120001', customer: '没有这家公司' },
    { bill: 'DMLNQD25120001', container: 'DEMU1000011' },
    { bill: 'DMLNQD25120002', pieces: '十六', net: -3 },
    { bill: 'DMLNQD25120003', date: '明天' },
  ])

const signIn: Screen[] = [
  { state: 'account', isMain: true as const },
  {
    state: 'phone',
    steps: async ({ page }: Visit) => page.getByRole('tab').nth(1).click(),
  },
  {
    state: 'single-sign-on',
    steps: async ({ page }: Visit) => page.getByRole('tab').nth(2).click(),
  },
  {
    state: 'wrong-password',
    steps: async ({ page, picture }: Visit) => {
      await page.locator('#account').fill(picture)
      await page.locator('#password').fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
].map((screen) => ({ name: 'sign-in', path: '/login', ready: '#account', ...screen }))

const customerScreens: Screen[] = [
  { state: 'full', isMain: true as const },
  { state: 'no-match', path: `${customers}?customerName=没有这家公司`, ready: '.grid-state' },
  {
    state: 'selection',
    isMain: true as const,
    steps: async ({ page }: Visit) => {
      for (const at of [1, 2, 4]) await page.locator(`${row} input[type=checkbox]`).nth(at).click()
    },
  },
  {
    state: 'columns',
    steps: async (visit: Visit) => {
      await button(visit, 'grid.columns').click()
      await visit.page.locator('.grid-columns').waitFor()
    },
  },
  {
    state: 'view-dialog',
    steps: async (visit: Visit) => {
      await button(visit, 'view.saveAs').click()
      await visit.page.locator('.ant-modal-footer button').last().click()
      await visit.page.locator('.ant-form-item-explain-error').waitFor()
    },
  },
  {
    state: 'import',
    steps: async (visit: Visit) => {
      await button(visit, 'action.import').click()
      await visit.page.locator('.ant-upload').first().waitFor()
    },
  },
  {
    state: 'new-errors',
    path: `${customers}/new`,
    ready: '.ant-drawer-footer button',
    isMain: true as const,
    steps: async ({ page }: Visit) => {
      await page.locator('.ant-drawer-footer button').last().click()
      await page.locator('.ant-form-item-explain-error').first().waitFor()
    },
  },
  {
    state: 'record',
    path: (records: Records) => `${customers}/${records.customer}`,
    ready: '.ant-timeline',
    isMain: true as const,
    height: 2200,
  },
  {
    state: 'part-form',
    path: (records: Records) => `${customers}/${records.customer}`,
    ready: '.ant-timeline',
    steps: async ({ page }: Visit) => {
      await page.locator('.record-list header button').nth(1).click()
      await page.locator('#bank_bankName').waitFor()
    },
  },
  {
    state: 'long-name',
    path: (records: Records) => `${customers}/${records.longCustomer}`,
    ready: '.ant-timeline',
  },
].map((screen) => ({ name: 'customers', account: 'kf', path: customers, ready: row, ...screen }))

const orderScreens: Screen[] = [
  { state: 'full', isMain: true as const },
  { state: 'empty', account: 'kf.zjwl', ready: '.grid-state' },
  {
    state: 'selection',
    steps: async ({ page }: Visit) => page.locator('.grid-head input[type=checkbox]').click(),
  },
  {
    state: 'bulk',
    steps: async ({ page }: Visit) => {
      await page.locator('.grid-head input[type=checkbox]').click()
      await page.locator('.grid-bulk-actions button').first().click()
      await page.locator('.ant-modal-footer').waitFor()
    },
  },
  {
    state: 'import-errors',
    steps: async (visit: Visit) => {
      await button(visit, 'action.import').click()
      await visit.page.locator('input[type=file]').setInputFiles(file(await wrongRows()))
      await visit.page.locator('.ant-modal .ant-table-row').first().waitFor()
    },
  },
  {
    state: 'server-down',
    before: (page: Page) => page.route(orderPage, (call) => call.abort('connectionrefused')),
    ready: '.grid-state',
  },
  {
    state: 'slow-network',
    before: (page: Page) => page.route(orderPage, () => undefined),
    ready: '.grid-skeleton',
  },
].map((screen) => ({ name: 'orders', account: 'kf', path: orders, ready: row, ...screen }))

const order: Screen[] = [
  { state: 'draft', path: orderOf('draft'), isMain: true as const, height: 1400 },
  { state: 'submitted', account: 'sh', path: orderOf('submitted') },
  { state: 'rejected', path: orderOf('rejected'), isMain: true as const, height: 1400 },
  { state: 'passed', path: orderOf('passed') },
  {
    state: 'reject-dialog',
    account: 'sh',
    path: orderOf('submitted'),
    steps: async (visit: Visit) => {
      await button(visit, 'inboundOrder.step.reject').click()
      await visit.page.locator('.ant-modal-footer button').last().click()
      await visit.page.locator('.ant-form-item-explain-error').waitFor()
    },
  },
].map((screen) => ({ name: 'order', account: 'kf', ready: '.ant-timeline', ...screen }))

const products = '/base/product/index'
const locations = '/base/storageLocation/index'
const contracts = '/contract/contract/index'
const costCodes = '/contract/costCode/index'

const masterData: Screen[] = [
  { name: 'products', state: 'full', path: products, isMain: true as const },
  {
    name: 'products',
    state: 'record',
    path: products,
    isMain: true as const,
    steps: async ({ page }: Visit) => {
      await page.locator(row).first().click()
      await page.locator('.ant-drawer .ant-timeline').waitFor()
    },
  },
  { name: 'products', state: 'new', path: `${products}/new`, ready: '.ant-drawer-footer button' },
  {
    name: 'locations',
    state: 'tree',
    path: locations,
    isMain: true as const,
    steps: async ({ page }: Visit) => {
      for (const at of [1, 2])
        await page
          .locator('.ant-tree-switcher_close')
          .nth(at - 1)
          .click()
      await page.locator('.ant-tree-node-content-wrapper').nth(2).click()
      await page.waitForURL(/parentStorageId/)
    },
  },
  {
    name: 'locations',
    state: 'record',
    path: locations,
    steps: async ({ page }: Visit) => {
      await page.locator(row).first().click()
      await page.locator('.ant-drawer-body form').waitFor()
    },
  },
].map((screen) => ({ account: 'ck', ready: row, ...screen }))

const commerce: Screen[] = [
  { name: 'contracts', state: 'full', path: contracts, isMain: true as const },
  {
    name: 'contract',
    state: 'in-force',
    path: `${contracts}?contractNo=HT-2025-001`,
    isMain: true as const,
    height: 1900,
    steps: async ({ page }: Visit) => {
      await page.locator(row).first().click()
      await page.locator('.ant-timeline').waitFor()
    },
  },
  {
    name: 'contract',
    state: 'file-dialog',
    path: `${contracts}?contractNo=HT-2025-001`,
    steps: async ({ page }: Visit) => {
      await page.locator(row).first().click()
      await page.locator('.page-head .ant-btn-primary').click()
      await page.locator('.ant-modal-footer button').last().click()
      await page.locator('.ant-form-item-explain-error').first().waitFor()
    },
  },
  { name: 'fee-names', state: 'full', path: costCodes, isMain: true as const },
  {
    name: 'fee-names',
    state: 'record',
    path: costCodes,
    steps: async ({ page }: Visit) => {
      await page.locator(row).first().click()
      await page.locator('.ant-drawer-body form').waitFor()
    },
  },
].map((screen) => ({ account: 'sw', ready: row, ...screen }))

/** Every screen and state that somebody can be in. */
export const screens: readonly Screen[] = [
  ...signIn,
  { name: 'set-password', state: 'empty', path: '/login#set-password=abc', ready: '#password' },
  {
    name: 'tenants',
    state: 'several',
    account: 'multi',
    path: '/codeCallback',
    ready: '.sign-in-panel button.ant-btn-lg',
  },
  { name: 'home', state: 'clerk', account: 'kf', path: '/', ready: '.home section', isMain: true },
  {
    name: 'menu',
    state: 'open',
    account: 'kf',
    path: '/',
    ready: '.home section',
    steps: async ({ page }) => {
      await page.locator('.top-bar button').first().click()
      await page.locator('.ant-menu:visible, .side-bar.collapsed').first().waitFor()
    },
  },
  {
    name: 'look',
    state: 'open',
    account: 'kf',
    path: '/',
    ready: '.home section',
    steps: async (visit) => {
      await button(visit, 'look.title').click()
      await visit.page.locator('.ant-popover .ant-segmented').waitFor()
    },
  },
  {
    name: 'jobs',
    state: 'none',
    account: 'admin',
    path: '/system/job/index',
    ready: '.grid-state',
    steps: async (visit) => {
      await button(visit, 'job.tray').click()
      await visit.page.locator('.tray-none').waitFor()
    },
  },
  ...customerScreens,
  ...orderScreens,
  ...order,
  ...masterData,
  ...commerce,
  {
    name: 'reader',
    state: 'list',
    account: 'jf',
    path: customers,
    ready: row,
  },
  {
    name: 'reader',
    state: 'record',
    account: 'jf',
    path: ({ customer }) => `${customers}/${customer}`,
    ready: '.ant-timeline',
  },
  { name: 'reader', state: 'no-right', account: 'lh', path: customers, ready: '.grid-state' },
  {
    name: 'lock',
    state: 'locked',
    account: 'kf',
    isAlone: true,
    path: '/',
    ready: '.home section',
    steps: async (visit) => {
      await button(visit, 'lock.lock').click()
      await visit.page.locator('.lock-form').waitFor()
    },
  },
  { name: 'page', state: '404', account: 'kf', path: '/no/such/page', ready: '.outcome' },
  { name: 'page', state: '403', account: 'kf', path: '/403', ready: '.outcome' },
  {
    name: 'page',
    state: 'server-down',
    account: 'kf',
    before: (page) => page.route('**/api/**', (call) => call.abort('connectionrefused')),
    path: '/',
    ready: '.outcome',
  },
]
