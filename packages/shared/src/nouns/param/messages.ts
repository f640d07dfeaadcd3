import type { Messages } from '../../kernel/messages/types.ts'

export const paramMessages = {
  'param.unknown': ['invalid', '没有这个参数，请核对参数名', 'There is no such parameter.'],
  'param.badValue': [
    'invalid',
    '参数「{label}」不能是 {value}，可填 {expected}',
    'Parameter {label} cannot be {value}; it takes {expected}.',
  ],
  'fxRate.monthShape': [
    'invalid',
    '月份应为六位数字，例如 202611',
    'A month has six digits, for example 202611.',
  ],
  'fxRate.positive': ['invalid', '汇率须大于 0', 'A rate is more than 0.'],
  'fxRate.taken': [
    'conflict',
    '{month} 的 {currency} 汇率已存在，请直接修改',
    'There is already a rate of {currency} for {month}. Change that one.',
  ],
  'fxRate.missing': [
    'notFound',
    '还没有 {month} 的美元汇率，请先在汇率中录入',
    'There is no dollar rate for {month} yet. Enter it first.',
  ],
} as const satisfies Messages
