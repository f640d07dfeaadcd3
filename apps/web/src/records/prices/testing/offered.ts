import type { Offered } from '../offered.ts'

const fee = (feeCode: string, feeName: string, feeNameEn: string, jfmoduleId: string) => ({
  id: feeCode,
  feeCode,
  feeName,
  feeNameEn,
  jfmoduleId,
  recPay: 1,
  taxRate: '0.060000',
  invoiceCode: '',
  defaultUnit: '吨',
  forbiddenStatus: 0 as const,
  version: 1,
  createTime: '',
  updateTime: '',
})
const fees = [
  fee('CCF', '仓储费', 'Storage', 'CC'),
  fee('RKF', '入库费', 'Inbound handling fee', 'RK'),
]
/** What the server offers for the cells of a sheet: two fees, and little else. */
export const offered: Offered = {
  feeOf: new Map(fees.map((each) => [each.feeCode, each])),
  fees: fees.map(({ feeCode, feeName, feeNameEn }) => ({
    value: feeCode,
    label: feeName,
    otherLabel: feeNameEn,
  })),
  currencies: [{ value: 'CNY', label: 'CNY' }],
  payers: [{ value: 'SELF', label: '本方' }],
  areaTypes: [],
  businessTypes: [],
}
