import type { Records } from './office.ts'
import { button, customers, row, type Screen, type Visit } from './screen.ts'

export const customerScreens: Screen[] = [
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
      await page.locator('[id$=bankName]:visible').waitFor()
    },
  },
  {
    state: 'long-name',
    path: (records: Records) => `${customers}/${records.longCustomer}`,
    ready: '.ant-timeline',
  },
].map((screen) => ({ name: 'customers', account: 'kf', path: customers, ready: row, ...screen }))
