import type { Page } from '@playwright/test'
import { file } from '../e2e/person.ts'
import { inboundWorkbook } from '../support/workbooks.ts'
import type { Records } from './office.ts'
import { button, row, type Screen, type Visit } from './screen.ts'

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

export const orderScreens: Screen[] = [
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

export const order: Screen[] = [
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
