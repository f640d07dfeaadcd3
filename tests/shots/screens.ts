import { commerce } from './commerce.ts'
import { customerScreens } from './customers.ts'
import { masterData } from './master-data.ts'
import { order, orderScreens } from './orders.ts'
import { button, customers, row, type Screen } from './screen.ts'
import { signIn } from './sign-in.ts'

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
  { name: 'reader', state: 'no-right', account: 'lh', path: customers, ready: '.outcome' },
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
