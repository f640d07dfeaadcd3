import { quoted, warning, type Finding } from './finding.ts'

const shape = /^\d{4}[0-9A-Z]\d[0-9A-Z]{4}$/
// 1 特区 2 经开 3 高新 4 保税区 5 出口加工区 6 保税港区 7 保税物流园区 9 其他; newer zones have letters.
const zone = /[1-79A-Z]/
const kind = /[1-9]/

/** 海关企业注册编码: empty is fine, and nothing about it ever blocks (docs/domain/values.md#customs-registration-number). */
export function checkCustomsEtpsNo(text: string): Finding | undefined {
  if (text === '') return undefined
  if (text.length !== 10 || !shape.test(text))
    return warning('validate.customsEtpsNo.shape', { value: quoted(text) })
  if (!zone.test(text.charAt(4)))
    return warning('validate.customsEtpsNo.zone', { value: text, code: text.charAt(4) })
  if (!kind.test(text.charAt(5)))
    return warning('validate.customsEtpsNo.kind', { value: text, code: text.charAt(5) })
}
