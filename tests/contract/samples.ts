import { inboundWorkbook } from '../support/workbooks.ts'

/** What exists in the tenant before the samples run. */
export type World = { customerId: string; otherId: string; orderId: string; submittedId: string }

/** One good call per operation: who may make it, and with what. `upload` is a file instead of an input. */
export type Sample = {
  as: string
  input?: (world: World, turn: number) => object
  upload?: () => Promise<Uint8Array>
}

export const samples: Record<string, Sample> = {
  'session.token': { as: '', input: () => ({ account: 'kf', password: 'Yuncang#2026' }) },
  'session.tenants': { as: 'kf' },
  'session.currentUser': { as: 'kf' },
  'session.buttons': { as: 'kf' },
  'session.routes': { as: 'kf' },
  'session.logout': { as: 'lh' },
  'dictionary.find': { as: 'kf', input: () => ({ code: 'ORDER_STATUS' }) },
  'customer.page': { as: 'kf', input: () => ({ current: 1, size: 2, customerName: '橡胶' }) },
  'customer.get': { as: 'kf', input: ({ customerId }) => ({ id: customerId }) },
  'customer.search': { as: 'kf', input: () => ({ customerName: '青岛' }) },
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
  'customer.import': {
    as: 'kf',
    upload: async () => {
      const { workbook } = await import('../support/workbooks.ts')
      return workbook([
        ['客户全称', '统一社会信用代码', '境外或个人'],
        ['导入客户', 'IMPORTED-1', '是'],
      ])
    },
  },
  'customer.export': { as: 'kf', input: () => ({ columns: ['isStop', 'customerName'] }) },
  'customer.template': { as: 'kf' },
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
  'inboundOrder.submit': {
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
  'record.operations': { as: 'kf', input: ({ customerId }) => ({ businessId: customerId }) },
  'record.audits': { as: 'kf', input: ({ orderId }) => ({ businessId: orderId }) },
}
