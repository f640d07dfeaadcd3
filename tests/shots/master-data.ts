import { row, type Screen, type Visit } from './screen.ts'

const products = '/base/product/index'
const locations = '/base/storageLocation/index'

export const masterData: Screen[] = [
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
