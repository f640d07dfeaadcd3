import type { Locale } from '../../kernel/messages/types.ts'

/** 计费模块: the kinds of work that are charged (docs/domain/fees.md#fee-modules). */
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
} as const satisfies Record<string, Record<Locale, string>>
export type FeeModule = keyof typeof feeModules

export const isFeeModule = (text: string): text is FeeModule => Object.hasOwn(feeModules, text)
