import { row, type Screen, type Visit } from './screen.ts'

const contracts = '/contract/contract/index'
const costCodes = '/contract/costCode/index'

export const commerce: Screen[] = [
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
