import { comeToCallback, type Browser, type Callback } from '../support/browser.ts'
import { adminSamples, type AdminWorld } from './admin-samples.ts'
import { masterDataSamples, type Master } from './master-data-samples.ts'
import { outboundSamples, type OutboundWorld } from './outbound-samples.ts'
import { inboundWorkbook, knownCustomer, workbook } from '../support/workbooks.ts'
import { commerceSamples, type CommerceWorld } from './commerce-samples.ts'
import { deskSamples, type DeskWorld } from './desk-samples.ts'
import { inventorySamples } from './inventory-samples.ts'
import { importSamples, type ImportWorld } from './import-samples.ts'
import { jobSamples, type JobWorld } from './job-samples.ts'
import { fileSamples, type FileWorld } from './file-samples.ts'
import { dashboardSamples } from './dashboard-samples.ts'
import { feeSamples, type FeeWorld } from './fee-samples.ts'
import { inboundSamples, type InboundWorld } from './inbound-samples.ts'

/** What exists in the tenant before the samples run. */
export type World = {
  customerId: string
  otherId: string
  orderId: string
  submittedId: string
  lotId: string
  /** That an order waits for its audit. */
  noticeId: string
  identityId: string
  errorLogId: string
  /** A sign-on that has come as far as its code, in its browser. */
  callback: Callback
  browser: Browser
  /** Sub-records of the customer. */
  parts: { invoice: string; bank: string; contacter: string; branch: string }
  passwordLink: string
  /** Master data of the demo, by noun. */
  master: Master
  commerce: CommerceWorld
  outbound: OutboundWorld
  fees: FeeWorld
  inbound: InboundWorld
  jobs: JobWorld
  imports: ImportWorld
  desk: DeskWorld
  files: FileWorld
  admin: AdminWorld
}

/** One good call per operation: who may make it, and with what. `upload` is a file instead of an input. */
export type Sample = {
  as: string
  /** Makes what does not live long. */
  before?: (world: World) => Promise<void>
  input?: (world: World, turn: number) => object
  headers?: (world: World) => Record<string, string>
  upload?: () => Promise<Uint8Array>
  /** What goes with the file. */
  fields?: (world: World) => object
  /** How a file that is given begins; a workbook's PK unless said otherwise. */
  starts?: string
}

export const sampleInvoice = (customerId: string) => ({
  customerId,
  invoiceTitle: knownCustomer,
  dutyNumber: '91370200MA3DEM0197',
  invoiceType: '3',
})
export const sampleBank = (customerId: string) => ({
  customerId,
  bankName: '示例银行青岛分行',
  bankAccount: '37020000000001',
  currency: 'CNY',
})
export const sampleContacter = (customerId: string) => ({
  customerId,
  name: '王样例',
  phone: '13800000001',
})
export const sampleBranch = (customerId: string) => ({
  customerId,
  branchName: '青岛样例日照分公司',
})

export const sampleError = {
  url: 'http://localhost/wms/inboundOrder/index',
  time: '2026-11-21 08:30:00',
  type: 'error',
  message: "Cannot read properties of undefined (reading 'length')",
  stack: 'TypeError: Cannot read properties of undefined',
  info: '{"componentStack":"at InboundOrderList"}',
}

export const samples: Record<string, Sample> = {
  ...masterDataSamples,
  ...feeSamples,
  ...jobSamples,
  ...importSamples,
  ...dashboardSamples,
  'demo.training': { as: 'trainer' },
  'demo.resetTenant': { as: 'trainer', input: () => ({ name: '培训租户' }) },
  'session.token': { as: '', input: () => ({ account: 'kf', password: 'Yuncang#2026' }) },
  'session.tenants': { as: 'kf' },
  'session.currentUser': { as: 'kf' },
  'session.buttons': { as: 'kf' },
  'session.routes': { as: 'kf' },
  'session.topMenu': { as: 'kf' },
  'session.menuChildren': { as: 'kf', input: () => ({ parentId: 'menu-base' }) },
  'session.refresh': { as: 'kf' },
  'session.lock': { as: 'jf' },
  'session.lockState': { as: 'jf' },
  'session.unlock': { as: 'jf', input: () => ({ password: 'Yuncang#2026' }) },
  'session.saveSection': { as: 'kf', input: () => ({ ywbkName: '保税仓储板块' }) },
  'session.logout': { as: 'lh' },
  'sso.codeCallback': {
    as: '',
    // A code of the issuer is good for a minute.
    before: async (world) => {
      world.callback = await comeToCallback(world.browser)
    },
    input: ({ callback }) => callback,
    headers: ({ browser }) => ({ cookie: browser.cookies(), host: 'localhost' }),
  },
  'sso.logoutAddress': { as: 'kf', input: () => ({ redirectUri: '/wel/index' }) },
  'identity.page': { as: 'multi@WMS_DEMO', input: () => ({ current: 1, size: 2, status: 0 }) },
  'identity.bind': {
    as: 'multi@WMS_DEMO',
    input: ({ identityId }) => ({ id: identityId, version: 1, account: 'kf' }),
  },
  'phoneCode.send': { as: '', input: () => ({ phone: '13800000000' }) },
  'loginRecord.saveSignIn': { as: 'kf' },
  'loginRecord.saveSignOut': { as: 'lh' },
  'password.setByLink': {
    as: '',
    input: ({ passwordLink }) => ({ token: passwordLink, password: 'one of my own' }),
  },
  'password.change': {
    as: 'jf',
    input: () => ({ oldPassword: 'Yuncang#2026', newPassword: 'another one of mine' }),
  },
  ...adminSamples,
  'errorLog.send': { as: 'kf', input: () => ({ logs: [sampleError] }) },
  'errorLog.page': { as: 'admin', input: () => ({ current: 1, size: 2, solveStatus: 0 }) },
  'errorLog.setSolveStatus': {
    as: 'admin',
    input: ({ errorLogId }) => ({ ids: [errorLogId], status: 1 }),
  },
  'customer.page': { as: 'kf', input: () => ({ current: 1, size: 2, customerName: '橡胶' }) },
  'customer.get': { as: 'kf', input: ({ customerId }) => ({ id: customerId }) },
  'customer.search': { as: 'kf', input: () => ({ customerName: '青岛' }) },
  'customer.byNames': { as: 'kf', input: () => ({ names: [knownCustomer] }) },
  'customer.testForContract': { as: 'sw', input: () => ({ names: [knownCustomer, '没有'] }) },
  'customer.create': {
    as: 'kf',
    input: (_world, turn) => ({
      customerName: `样例客户 ${turn}`,
      socialCreditCode: `SAMPLE-${turn}`,
      isVisual: 1,
    }),
  },
  'customer.update': {
    as: 'kf',
    input: ({ customerId }) => ({
      id: customerId,
      version: 1,
      customerName: '青岛样例橡胶贸易有限公司（虚构）',
      socialCreditCode: '91370200MA3DEM0197',
      address: '青岛',
    }),
  },
  'customer.setStopped': {
    as: 'kf',
    input: ({ otherId }) => ({
      id: otherId,
      version: 1,
      isStop: 1,
      stopReason: '合同到期',
      confirmed: true,
    }),
  },
  'customer.setTypes': {
    as: 'kf',
    input: ({ otherId }) => ({ ids: [otherId], customerType: ['0', '3'] }),
  },
  'customer.import': {
    as: 'kf',
    upload: () =>
      workbook([
        ['客户全称', '统一社会信用代码', '境外或个人'],
        ['导入客户', 'IMPORTED-1', '是'],
      ]),
  },
  'customer.export': { as: 'kf', input: () => ({ columns: ['isStop', 'customerName'] }) },
  'customer.template': { as: 'kf' },
  'customerInvoice.list': { as: 'cw', input: ({ customerId }) => ({ id: customerId }) },
  'customerInvoice.save': {
    as: 'kf',
    input: ({ customerId }, turn) => ({
      ...sampleInvoice(customerId),
      bankAccount: `1000000${turn}`,
    }),
  },
  'customerInvoice.remove': {
    as: 'kf',
    input: ({ parts }) => ({ id: parts.invoice, version: 1 }),
  },
  'customerInvoice.import': {
    as: 'kf',
    upload: () =>
      workbook([
        ['客户名称', '开票抬头', '税号', '发票类型'],
        [knownCustomer, '导入抬头', '91370200MA3DEM0197', '普通'],
      ]),
  },
  'customerInvoice.template': { as: 'kf' },
  'customerBank.list': { as: 'cw', input: ({ customerId }) => ({ id: customerId }) },
  'customerBank.save': {
    as: 'kf',
    input: ({ customerId }, turn) => ({ ...sampleBank(customerId), bankAccount: `2000000${turn}` }),
  },
  'customerBank.remove': { as: 'kf', input: ({ parts }) => ({ id: parts.bank, version: 1 }) },
  'customerBank.import': {
    as: 'kf',
    upload: () =>
      workbook([
        ['客户名称', '开户银行', '银行账号', '币种'],
        [knownCustomer, '示例银行', '37020000000002', '人民币'],
      ]),
  },
  'customerBank.template': { as: 'kf' },
  'customerContacter.list': { as: 'cw', input: ({ customerId }) => ({ id: customerId }) },
  'customerContacter.save': {
    as: 'kf',
    input: ({ customerId }, turn) => ({ ...sampleContacter(customerId), name: `联系人${turn}` }),
  },
  'customerContacter.remove': {
    as: 'kf',
    input: ({ parts }) => ({ id: parts.contacter, version: 1 }),
  },
  'customerBranch.list': { as: 'cw', input: ({ customerId }) => ({ id: customerId }) },
  'customerBranch.save': {
    as: 'kf',
    input: ({ customerId }, turn) => ({ ...sampleBranch(customerId), branchName: `分公司${turn}` }),
  },
  'customerBranch.remove': { as: 'kf', input: ({ parts }) => ({ id: parts.branch, version: 1 }) },
  'inboundOrder.page': { as: 'kf', input: () => ({ orderStatus: 0 }) },
  'inboundOrder.get': { as: 'kf', input: ({ orderId }) => ({ id: orderId }) },
  'inboundOrder.getByBill': { as: 'kf', input: () => ({ masterBillNo: 'SAMPLE0001' }) },
  'inboundOrder.searchMasterBillNo': { as: 'kf', input: () => ({ masterBillNo: 'SAMPLE' }) },
  'inboundOrder.containers': { as: 'kf', input: ({ orderId }) => ({ id: orderId }) },
  'inboundOrder.products': { as: 'kf', input: ({ orderId }) => ({ id: orderId }) },
  'inboundOrder.create': {
    as: 'kf',
    input: ({ customerId }, turn) => ({
      masterBillNo: `CREATED${turn}000`,
      customerId,
      inboundType: '1',
      expectDate: '2026-12-01',
      inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1.000' }],
    }),
  },
  'inboundOrder.update': {
    as: 'kf',
    input: ({ orderId }) => ({ id: orderId, auditStatus: 1, version: 1 }),
  },
  'inboundOrder.audit': { as: 'sh', input: ({ submittedId }) => ({ id: submittedId, type: 2 }) },
  'inboundOrder.import': {
    as: 'kf',
    upload: () =>
      inboundWorkbook([{ bill: 'IMPORTED0001', customer: '青岛示范仓储有限公司（虚构）' }]),
  },
  'inboundOrder.export': { as: 'kf', input: () => ({ columns: ['orderNo', 'netWeight'] }) },
  'inboundOrder.template': { as: 'kf' },
  ...inventorySamples,
  ...outboundSamples,
  ...inboundSamples,
  ...commerceSamples,
  ...deskSamples,
  ...fileSamples,
  'notice.page': { as: 'kf', input: () => ({ current: 1, size: 5, state: 'unread' }) },
  'notice.get': { as: 'sh', input: ({ noticeId }) => ({ id: noticeId }) },
  'notice.unread': { as: 'kf' },
  'notice.markRead': { as: 'sh', input: ({ noticeId }) => ({ ids: [noticeId] }) },
  'notice.markAllRead': { as: 'kf' },
  'notice.test': { as: 'kf', input: () => ({ message: '测试' }) },
  'record.operations': { as: 'kf', input: ({ customerId }) => ({ businessId: customerId }) },
  'record.audits': { as: 'kf', input: ({ orderId }) => ({ businessId: orderId }) },
}
