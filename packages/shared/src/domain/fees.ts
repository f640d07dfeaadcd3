import type { Locale } from '../messages/types.ts'
import type { CalcMethod, FeeUnit } from './tariff.ts'

/** Words of a code in both languages. */
type Words = Record<Locale, string>

/** 计费模块: the kinds of work that are charged (domain.md §6). */
export const feeModules = {
  RK: { zh: '入库作业', en: 'Inbound handling' },
  CC: { zh: '仓储', en: 'Storage' },
  CK: { zh: '出库作业', en: 'Outbound handling' },
  HZ: { zh: '货转', en: 'Goods transfer' },
  BG: { zh: '报关', en: 'Customs declaration' },
  ZX: { zh: '装卸', en: 'Loading and unloading' },
  YS: { zh: '运输', en: 'Haulage' },
  DL: { zh: '代理', en: 'Agency' },
  JG: { zh: '交割', en: 'Futures delivery' },
  ZY: { zh: '质押监管', en: 'Pledge supervision' },
  QT: { zh: '杂费', en: 'Sundries' },
} as const satisfies Record<string, Words>
export type FeeModule = keyof typeof feeModules

/** What makes a fee due. */
export const feeTriggers = {
  INBOUND_DONE: { zh: '入库完成', en: 'Inbound completed' },
  OUTBOUND_DONE: { zh: '出库完成', en: 'Outbound completed' },
  MONTHLY: { zh: '月结', en: 'End of month' },
  TRANSFERRED: { zh: '货转过户', en: 'Goods transferred' },
  RELEASED: { zh: '申报放行', en: 'Declaration released' },
  MANUAL: { zh: '手工', en: 'By hand' },
} as const satisfies Record<string, Words>
export type FeeTrigger = keyof typeof feeTriggers

const perWork = ['FIXED', 'UNIT', 'TIER_QTY'] as const
const byDay = ['DAY_UNIT', 'TIER_DAY', 'PERCENT_YEAR'] as const

/** When the fees of a module fall due, and how they can be calculated. */
const rules: Record<FeeModule, { trigger: FeeTrigger; methods: readonly CalcMethod[] }> = {
  RK: { trigger: 'INBOUND_DONE', methods: perWork },
  CC: { trigger: 'MONTHLY', methods: ['FIXED', 'UNIT', ...byDay] },
  CK: { trigger: 'OUTBOUND_DONE', methods: perWork },
  HZ: { trigger: 'TRANSFERRED', methods: perWork },
  BG: { trigger: 'RELEASED', methods: [...perWork, 'PASS'] },
  ZX: { trigger: 'INBOUND_DONE', methods: perWork },
  YS: { trigger: 'OUTBOUND_DONE', methods: [...perWork, 'PASS'] },
  DL: { trigger: 'MANUAL', methods: [...perWork, 'PASS'] },
  JG: { trigger: 'TRANSFERRED', methods: perWork },
  ZY: { trigger: 'MONTHLY', methods: ['FIXED', 'UNIT', ...byDay] },
  QT: { trigger: 'MANUAL', methods: [...perWork, 'PASS'] },
}

export type FeeType = {
  jflxId: string
  jfmoduleId: FeeModule
  calcMethod: CalcMethod
  trigger: FeeTrigger
}

/** 计费类型: every way in which the fees of a module can be calculated. */
export const feeTypes: readonly FeeType[] = Object.entries(rules).flatMap(
  ([module, { trigger, methods }]) =>
    methods.map((calcMethod) => ({
      jflxId: `${module}_${calcMethod}`,
      jfmoduleId: module as FeeModule, // a key of the table above
      calcMethod,
      trigger,
    })),
)

export const isFeeModule = (text: string): text is FeeModule => Object.hasOwn(feeModules, text)

export const canCalculate = (jfmoduleId: FeeModule, calcMethod: CalcMethod): boolean =>
  rules[jfmoduleId].methods.includes(calcMethod)

/** 1 receivable, 2 payable, 3 both. */
export const recPays = [1, 2, 3] as const
export type RecPay = (typeof recPays)[number]

type StandardCode = {
  feeCode: string
  feeName: string
  jfmoduleId: FeeModule
  recPay: RecPay
  taxRate: string
  defaultUnit: FeeUnit
}

const code = (
  feeCode: string,
  feeName: string,
  jfmoduleId: FeeModule,
  defaultUnit: FeeUnit,
  { recPay = 1, taxRate = '0.06' }: { recPay?: RecPay; taxRate?: string } = {},
): StandardCode => ({ feeCode, feeName, jfmoduleId, recPay, taxRate, defaultUnit })

/** The fee names with which the platform comes; a tenant takes them over and changes its own copy. */
export const standardCostCodes: readonly StandardCode[] = [
  code('RKF', '入库费', 'RK', '吨'),
  code('LHF', '理货费', 'RK', '托'),
  code('CCF', '仓储费', 'CC', '吨'),
  code('CKF', '出库费', 'CK', '吨'),
  code('HZF', '货转费', 'HZ', '吨'),
  code('BGDL', '报关代理', 'BG', '票'),
  code('JYF', '检验费', 'BG', '票', { recPay: 3 }),
  code('XXF', '卸箱费', 'ZX', '箱'),
  code('ZXF', '装箱费', 'ZX', '箱'),
  code('YSF', '运输费', 'YS', '车', { recPay: 3, taxRate: '0.09' }),
  code('DLF', '代理费', 'DL', '票'),
  code('DDF', '码头代垫费', 'DL', '票', { recPay: 3 }),
  code('JGF', '交割服务费', 'JG', '吨'),
  code('ZYJG', '质押监管费', 'ZY', '天'),
  code('QTF', '其他费用', 'QT', '票', { recPay: 3 }),
]
