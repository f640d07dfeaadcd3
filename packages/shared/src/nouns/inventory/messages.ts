import type { Messages } from '../../kernel/messages/types.ts'

export const inventoryMessages = {
  'inventory.notAvailable': [
    'conflict',
    '批次 {lot} 可用 {available}，少于所需 {need}，请减少数量或查看库存预占详情',
    'Lot {lot} has {available} available, less than the {need} that are needed. Take less, or look who holds it.',
  ],
  'inventory.piecesNotAvailable': [
    'conflict',
    '批次 {lot} 可用 {qty}（{pieces} 件、{pallets} 托），不能预占 {need}（{needPieces} 件、{needPallets} 托），请修改件数和托数',
    'Lot {lot} has {qty} available ({pieces} pieces, {pallets} pallets); {need} ({needPieces} pieces, {needPallets} pallets) cannot be promised of it. Change pieces and pallets.',
  ],
  'inventory.notHeld': [
    'conflict',
    '单据 {no} 的预占已变化，剩余数量不足，请刷新后重试',
    'What document {no} holds has changed and is not enough any more. Refresh and try again.',
  ],
  'inventory.promised': [
    'conflict',
    '批次 {lot} 已被 {holders} 预占，请先释放预占再撤回入库',
    'Lot {lot} is promised to {holders}. Release it before you take its coming in back.',
  ],
  'inventory.placeLocked': [
    'conflict',
    '批次 {lot} 所在的库位 {place} 已锁定（{reason}），不能预占、装车或出库，请先解锁库位',
    'Lot {lot} lies in location {place}, which is locked ({reason}): it cannot be promised, loaded or taken out. Unlock the location first.',
  ],
  'inventory.placeCounting': [
    'conflict',
    '批次 {lot} 所在的库位 {place} 正在盘点，不能预占、装车或出库，请在盘点结束后再操作',
    'Lot {lot} lies in location {place}, which is being counted: it cannot be promised, loaded or taken out. Try again after the count.',
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
