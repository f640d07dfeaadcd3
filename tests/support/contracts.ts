import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startApp, type Face, type TestApp } from './app.ts'
import { pdf } from './pictures.ts'
import { knownCustomer, type SheetCell } from './workbooks.ts'

/* Good inputs of contracts, quotations and cost lists in WMS_DEMO, for tests to vary. */
export const subject = '青岛示例保税物流中心有限公司（虚构）'

export const flatLine = {
  feeCode: 'RKF',
  calcMethod: 'UNIT',
  unit: '吨',
  price: '25',
  currency: 'CNY',
  taxRate: '0.06',
}

export const tieredLine = {
  feeCode: 'CCF',
  calcMethod: 'TIER_DAY',
  unit: '吨',
  price: '0',
  currency: 'CNY',
  taxRate: '0.06',
  freeDays: 7,
  freeMode: 'DEDUCT',
  tierMode: 'SLICED',
  tiers: [
    { fromValue: '1', toValue: '30', price: '0.8' },
    { fromValue: '31', toValue: null, price: '1' },
  ],
}

export const contractDraft = (customerId: string, given: object = {}) => ({
  contractName: '仓储服务合同',
  contractSubjectNames: subject,
  customerId,
  contractType: '1',
  signDate: '2026-01-01',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  contractPartyList: [
    { partyType: '1', customerId },
    { partyType: '4', customerId },
  ],
  ...given,
})

export const contractHeadings = [
  '合同编号',
  '合同名称*',
  '客户名称*',
  '签约主体',
  '合同类型*',
  '签订日期*',
  '生效日期*',
  '到期日期*',
  '付款方',
]

/** One row of the workbook of contracts, sensible unless said otherwise. */
export const importedContract = (
  contractNo: string,
  {
    customer = knownCustomer,
    company = subject,
    type = '货代',
    start = '2031-01-01',
    end = '2031-12-31',
    payers = '',
  } = {},
): SheetCell[] => [
  contractNo,
  `合同${contractNo}`,
  customer,
  company,
  type,
  '2030-12-20',
  start,
  end,
  payers,
]

export const quotedDraft = (customerId: string, given: object = {}) => ({
  ...contractDraft(customerId, given),
  quotation: { details: [flatLine, tieredLine] },
})

/** A customer that has no contract yet. */
export async function newCustomer(app: TestApp, name: string, as = 'kf'): Promise<string> {
  const draft = { customerName: name, socialCreditCode: `C-${name}`.slice(0, 32), isVisual: 1 }
  return (await app.data('customer.create', draft, as)).id
}

/** Whatever the server made, with what the next step needs of it. */
export type Made = { id: string; version: number; [field: string]: any }

/** Uploads the scan of a signed paper to a contract; `mark` tells one from another. Gives the document's id. */
export async function scanOf(
  app: Face,
  contractId: string,
  { as = 'sw', name = '合同扫描件.pdf', mark = 'a' } = {},
): Promise<string> {
  const fields = { uploadModuleCode: 'HTGL', businessId: contractId, docType: 'HT' }
  const file = { name, bytes: pdf(100, mark) }
  const { status, body } = await app.form('file.upload', { fields, file }, as)
  if (status !== 200) throw new Error(`the scan was refused: ${body.msg}`)
  return body.data.id
}

/** Contracts by how far they have come; each step is taken by a role that may, of the tenant that the suffix names. */
export function contractsOf(app: TestApp, suffix = '') {
  const draft = (customerId: string, given: object = {}): Promise<Made> =>
    app.data('contract.createWithQuotation', quotedDraft(customerId, given), `sw${suffix}`)
  const step = (
    operation: string,
    status: string,
    { id, version }: Made,
    as: string,
  ): Promise<Made> => app.data(operation, { id, version, status }, as)
  const submitted = async (customerId: string, given: object = {}) =>
    step('contract.setStatus', '1', await draft(customerId, given), `sw${suffix}`)
  const active = async (customerId: string, given: object = {}): Promise<Made> => {
    const { id, version } = await submitted(customerId, given)
    return app.data(
      'contract.setStatus',
      { id, version, status: '2', confirmed: true },
      `cw${suffix}`,
    )
  }
  const quoteSubmitted = async (contract: Made) =>
    step('contract.setQuotationStatus', '1', contract, `sw${suffix}`)
  const quoted = async (contract: Made) =>
    step('contract.setQuotationStatus', '2', await quoteSubmitted(contract), `cw${suffix}`)
  return { draft, submitted, active, quoteSubmitted, quoted }
}

/** An application in November 2026 with a customer of its own for every test. */
export function contractSuite() {
  let app: TestApp
  let of: ReturnType<typeof contractsOf>
  let customerId: string
  let turn = 0
  beforeAll(async () => {
    app = await startApp({ clock: () => '2026-11-21T04:00:00.000Z' })
    of = contractsOf(app)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    turn += 1
    customerId = await newCustomer(app, `合同客户${turn}`)
  })
  return {
    app: () => app,
    of: () => of,
    customerId: () => customerId,
    turn: () => turn,
    setStatus: (contract: any, status: string, as: string, more: object = {}) =>
      app.call(
        'contract.setStatus',
        { id: contract.id, version: contract.version, status, ...more },
        as,
      ),
  }
}
