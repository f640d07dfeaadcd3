import type { Sample } from '../../contract/sample.ts'
import type { TestApp } from '../../support/app.ts'
import { anyWorkbook, knownCustomer, workbook } from '../../support/workbooks.ts'

const sampleInvoice = (customerId: string) => ({
  customerId,
  invoiceTitle: knownCustomer,
  dutyNumber: '91370200MA3DEM0197',
  invoiceType: '3',
})
const sampleBank = (customerId: string) => ({
  customerId,
  bankName: '示例银行青岛分行',
  bankAccount: '37020000000001',
  currency: 'CNY',
})
const sampleContacter = (customerId: string) => ({
  customerId,
  name: '王样例',
  phone: '13800000001',
})
const sampleBranch = (customerId: string) => ({
  customerId,
  branchName: '青岛样例日照分公司',
})

/** Two customers of the demo, the first with sub-records. */
export async function customerWorld(app: TestApp) {
  const find = async (customerName: string) => {
    const { records } = await app.data('customer.page', { customerName }, 'kf')
    return String(records[0].id)
  }
  const saved = async (noun: string, input: object): Promise<string> =>
    (await app.data(`${noun}.save`, input, 'kf')).id
  const customerId = await find('青岛样例橡胶')
  const parts = {
    invoice: await saved('customerInvoice', sampleInvoice(customerId)),
    unusedInvoice: await saved('customerInvoice', {
      ...sampleInvoice(customerId),
      bankAccount: '10000000',
    }),
    bank: await saved('customerBank', sampleBank(customerId)),
    contacter: await saved('customerContacter', sampleContacter(customerId)),
    branch: await saved('customerBranch', sampleBranch(customerId)),
  }
  const twin = async (customerName: string): Promise<string> =>
    (
      await app.data(
        'customer.create',
        { customerName, socialCreditCode: customerName, isVisual: 1 },
        'kf',
      )
    ).id
  const twinIds = [await twin('样例孪生甲'), await twin('样例孪生乙')] as const
  return { customerId, otherId: await find('舟山'), parts, twinIds }
}
export type CustomerWorld = Awaited<ReturnType<typeof customerWorld>>

export const customerSamples: Record<string, Sample<CustomerWorld>> = {
  'importBatch.customer': { as: 'kf', upload: anyWorkbook },
  'importBatch.customerInvoice': { as: 'kf', upload: anyWorkbook },
  'importBatch.customerBank': { as: 'kf', upload: anyWorkbook },
  'customer.page': { as: 'kf', input: () => ({ current: 1, size: 2, customerName: '橡胶' }) },
  'customer.get': { as: 'kf', input: ({ customerId }) => ({ id: customerId }) },
  'customer.search': { as: 'kf', input: () => ({ customerName: '青岛' }) },
  'customer.similar': { as: 'kf', input: () => ({ customerName: knownCustomer }) },
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
    input: ({ parts }) => ({ id: parts.unusedInvoice, version: 1 }),
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
}
