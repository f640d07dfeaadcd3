import type { FeeUnit } from './fee-units.ts'
import type { FeeModule } from './fee-modules.ts'

type StandardCode = {
  feeCode: string
  feeName: string
  feeNameEn: string
  jfmoduleId: FeeModule
  /** 1 receivable, 2 payable, 3 both. */
  recPay: 1 | 2 | 3
  taxRate: string
  defaultUnit: FeeUnit
}

const usual = { recPay: 1, taxRate: '0.06' } as const

/** The fee names with which the platform comes; a tenant takes them over and changes its own copy. */
export const standardCostCodes: readonly StandardCode[] = [
  {
    ...usual,
    feeCode: 'RKF',
    feeName: '入库费',
    feeNameEn: 'Inbound handling',
    jfmoduleId: 'RK',
    defaultUnit: '吨',
  },
  {
    ...usual,
    feeCode: 'LHF',
    feeName: '理货费',
    feeNameEn: 'Tallying',
    jfmoduleId: 'RK',
    defaultUnit: '托',
  },
  {
    ...usual,
    feeCode: 'CCF',
    feeName: '仓储费',
    feeNameEn: 'Storage',
    jfmoduleId: 'CC',
    defaultUnit: '吨',
  },
  {
    ...usual,
    feeCode: 'CKF',
    feeName: '出库费',
    feeNameEn: 'Outbound handling',
    jfmoduleId: 'CK',
    defaultUnit: '吨',
  },
  {
    ...usual,
    feeCode: 'HZF',
    feeName: '货转费',
    feeNameEn: 'Goods transfer',
    jfmoduleId: 'HZ',
    defaultUnit: '吨',
  },
  {
    ...usual,
    feeCode: 'BGDL',
    feeName: '报关代理',
    feeNameEn: 'Customs brokerage',
    jfmoduleId: 'BG',
    defaultUnit: '票',
  },
  {
    ...usual,
    feeCode: 'JYF',
    feeName: '检验费',
    feeNameEn: 'Inspection',
    jfmoduleId: 'BG',
    defaultUnit: '票',
    recPay: 3,
  },
  {
    ...usual,
    feeCode: 'XXF',
    feeName: '卸箱费',
    feeNameEn: 'Container devanning',
    jfmoduleId: 'ZX',
    defaultUnit: '箱',
  },
  {
    ...usual,
    feeCode: 'ZXF',
    feeName: '装箱费',
    feeNameEn: 'Container stuffing',
    jfmoduleId: 'ZX',
    defaultUnit: '箱',
  },
  {
    ...usual,
    feeCode: 'YSF',
    feeName: '运输费',
    feeNameEn: 'Haulage',
    jfmoduleId: 'YS',
    defaultUnit: '车',
    recPay: 3,
    taxRate: '0.09',
  },
  {
    ...usual,
    feeCode: 'DLF',
    feeName: '代理费',
    feeNameEn: 'Agency',
    jfmoduleId: 'DL',
    defaultUnit: '票',
  },
  {
    ...usual,
    feeCode: 'DDF',
    feeName: '码头代垫费',
    feeNameEn: 'Terminal charges advanced',
    jfmoduleId: 'DL',
    defaultUnit: '票',
    recPay: 3,
  },
  {
    ...usual,
    feeCode: 'JGF',
    feeName: '交割服务费',
    feeNameEn: 'Futures delivery service',
    jfmoduleId: 'JG',
    defaultUnit: '吨',
  },
  {
    ...usual,
    feeCode: 'ZYJG',
    feeName: '质押监管费',
    feeNameEn: 'Pledge supervision',
    jfmoduleId: 'ZY',
    defaultUnit: '天',
  },
  {
    ...usual,
    feeCode: 'QTF',
    feeName: '其他费用',
    feeNameEn: 'Other charges',
    jfmoduleId: 'QT',
    defaultUnit: '票',
    recPay: 3,
  },
]
