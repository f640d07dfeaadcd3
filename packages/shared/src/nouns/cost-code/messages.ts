import type { Messages } from '../../kernel/messages/types.ts'

export const costCodeMessages = {
  'costCode.noRightThere': [
    'forbidden',
    '您在租户 {tenant} 没有维护费用名称的权限',
    'You may not maintain fee names in {tenant}.',
  ],
  'costCode.codeTaken': [
    'conflict',
    '费用编码 {code} 已属于费用「{name}」',
    'Fee code {code} already belongs to {name}.',
  ],
  'costCode.nameTaken': [
    'conflict',
    '费用名称「{name}」已存在（编码 {code}），请直接使用',
    'A fee named {name} already exists ({code}). Please use that one.',
  ],
  'costCode.justTaken': [
    'conflict',
    '该费用编码或名称刚刚被他人录入，请刷新后核对',
    'Somebody else has just entered this fee code or name. Refresh and check.',
  ],
  'costCode.unknownModule': [
    'invalid',
    '没有编码为「{value}」的计费模块',
    'There is no fee module {value}.',
  ],
  'costStandard.overlaps': [
    'conflict',
    '费用 {code} 按{unit}、{currency} 的标准价在 {from} 至 {to} 已有，请调整有效期',
    'Fee {code} already has a list price per {unit} in {currency} from {from} to {to}. Change the dates.',
  ],
} as const satisfies Messages
