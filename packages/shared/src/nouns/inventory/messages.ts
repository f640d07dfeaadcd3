import type { Messages } from '../../kernel/messages/types.ts'

export const inventoryMessages = {
  'inventory.notAvailable': [
    'conflict',
    '批次 {lot} 可用 {available}，少于所需 {need}，请减少数量或查看库存预占详情',
    'Lot {lot} has {available} available, less than the {need} that are needed. Take less, or look who holds it.',
  ],
  'inventory.notHeld': [
    'conflict',
    '单据 {no} 的预占已变化，剩余数量不足，请刷新后重试',
    'What document {no} holds has changed and is not enough any more. Refresh and try again.',
  ],
  'inventory.promised': [
    'conflict',
    '批次 {lot} 已被预占，请先释放预占再撤回入库',
    'Lot {lot} is promised to a document. Release it before you take its coming in back.',
  ],
  'inventory.moved': [
    'conflict',
    '批次 {lot} 入库后已有其他变动，不能撤回入库',
    'Lot {lot} has moved since it came in; its coming in cannot be taken back.',
  ],
  'inventory.nothing': [
    'invalid',
    '批次 {lot}（{product}）的实收数量为 0，请按其计量单位填写实收数量',
    'Lot {lot} ({product}) would come in with a quantity of 0. Enter what came in, in its unit.',
  ],
  'inventory.inFuture': [
    'invalid',
    '业务日期 {date} 晚于今天，请改为今天或更早',
    'The date {date} is in the future. Choose today or earlier.',
  ],
  'inventory.beforeLast': [
    'invalid',
    '业务日期 {date} 早于批次 {lot} 上一次变动的日期 {last}，请改为 {last} 或之后',
    'The date {date} is before the last movement of lot {lot} on {last}. Choose {last} or later.',
  ],
} as const satisfies Messages
