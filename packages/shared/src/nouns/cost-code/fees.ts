import type { Locale } from '../../kernel/messages/types.ts'
import type { CalcMethod } from './calc-methods.ts'
import type { FeeModule } from './fee-modules.ts'

/** Words of a code in both languages. */
type Words = Record<Locale, string>

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

export const methodsOf = (jfmoduleId: FeeModule): readonly CalcMethod[] => rules[jfmoduleId].methods

/** Whether the work has two sides, who share its fees or of whom one pays: nobody else is there beside a customer. */
export const hasTwoSides = (jfmoduleId: FeeModule): boolean =>
  rules[jfmoduleId].trigger === 'TRANSFERRED'

export const canCalculate = (jfmoduleId: FeeModule, calcMethod: CalcMethod): boolean =>
  methodsOf(jfmoduleId).includes(calcMethod)
