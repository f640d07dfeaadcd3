import type { Messages } from '../../kernel/messages/types.ts'

export const inboundPlanMessages = {
  'inboundPlan.noneGiven': [
    'invalid',
    '请选择要完成的计划，或选择其余按计划入库',
    'Name the plans that are finished, or let the rest come as planned.',
  ],
  'inboundPlan.planTwice': [
    'invalid',
    '同一计划给出了两次实收，请只保留一次',
    'A plan is named twice. Name each plan once.',
  ],
  'inboundPlan.partTwice': [
    'invalid',
    '同一行货物在同一库位给出了两次，请合并',
    'A goods line is named twice for one location. Put both together.',
  ],
  'inboundPlan.notOpen': [
    'conflict',
    '有计划已完成或不属于该订单，请刷新后重试',
    'One of the plans is finished already or not of this order. Refresh and try again.',
  ],
  'inboundPlan.notWaiting': [
    'conflict',
    '订单 {no} 没有可开始的计划，或所选计划已开始，请刷新后重试',
    'Order {no} has no such plan that waits for its start. Refresh and try again.',
  ],
  'inboundPlan.notFinished': [
    'conflict',
    '{no} 没有已完成的理货，无需撤回',
    '{no} has no finished tally to take back.',
  ],
  'inboundPlan.someFinished': [
    'conflict',
    '订单 {no} 已有 {finished} 个计划完成，不能中止；请先撤回这些理货',
    '{finished} plans of order {no} are finished. Take them back before you abort the tally.',
  ],
  'inboundPlan.damagedAbove': [
    'invalid',
    '计划 {no} 的残损 {damaged} 件多于实收 {pieces} 件，请核对',
    'Plan {no}: {damaged} pieces damaged of {pieces} received cannot be. Check the count.',
  ],
  'inboundPlan.otherUnit': [
    'invalid',
    '计划 {no} 实收 {pieces} 件的重量填了 {given} 千克，按计划约为 {usual} 千克；请检查单位（千克，不是吨）',
    'Plan {no}: {given} kg for {pieces} pieces is far from the {usual} kg that were planned. Check the unit (kilograms, not tonnes).',
  ],
  'inboundPlan.unusualPieces': [
    'conflict',
    '计划 {no} 计划 {planned} 件，实收填了 {pieces} 件，请核对；确实如此请确认后再提交',
    'Plan {no} has {planned} pieces, {pieces} were entered. Check the count; if it is right, confirm it.',
  ],
  'inboundPlan.unusualWeight': [
    'conflict',
    '计划 {no} 实收填了 {given} 千克（{pieces} 件），按计划应约为 {usual} 千克，请核对；确实如此请确认后再提交',
    'Plan {no}: {given} kg were entered ({pieces} pieces), about {usual} kg were planned. Check the weight; if it is right, confirm it.',
  ],
  'inboundPlan.unopened': [
    'conflict',
    '{containers} 还没有开箱理货，请先理货；货物确已入库请确认后再提交',
    'Nobody has begun to tally {containers}. Tally first; if the goods are in all the same, confirm it.',
  ],
  'inboundPlan.weightWithoutPieces': [
    'invalid',
    '计划 {no} 实收 0 件，但填了重量、体积或托数，请核对',
    'Plan {no} has 0 pieces but a weight, volume or pallets. Check the count.',
  ],
  'inboundPlan.noQuantity': [
    'invalid',
    '计划 {no} 实收 {pieces} 件，但折合主计量单位数量为 0，请填写重量或体积',
    'Plan {no}: {pieces} pieces amount to nothing in the main unit of the product. Give weight or volume.',
  ],
  'inboundPlan.foreignLine': [
    'invalid',
    '计划中的货物不属于该订单，请刷新后重新安排',
    'A plan names goods that are not of this order. Refresh and plan again.',
  ],
  'inboundPlan.locationTwice': [
    'invalid',
    '第 {line} 行货物在同一库位安排了两次，请合并',
    'Goods line {line} is planned twice for one location. Put both together.',
  ],
  'inboundPlan.notExact': [
    'conflict',
    '第 {line} 行「{name}」应安排 {planPieces} 件，现安排 {pieces} 件；件数、托数、重量和体积须与订单一致',
    'Goods line {line} ({name}) has {planPieces} pieces, {pieces} are planned; pieces, pallets, weights and volume must be those of the order.',
  ],
  'inboundPlan.noRoom': [
    'conflict',
    '可用库位不足：第 {line} 行「{name}」还有 {pieces} 件（净重 {net} 千克）放不下，共 {lines} 行；请腾出库位、换一个库区，或手工安排',
    'There is not enough room: {pieces} pieces ({net} kg net) of goods line {line} ({name}) found none, {lines} lines in all. Free locations, choose another area, or plan by hand.',
  ],
  'inboundPlan.locationUnusable': [
    'conflict',
    '库位 {code} 不可用（已停用、锁定、盘点中，或不是最末级库位），请换一个库位',
    'Location {code} takes no goods now (stopped, locked, being counted, or not a place). Choose another.',
  ],
  'inboundPlan.notBonded': [
    'conflict',
    '库位 {code} 属于非保税库区，保税货物请安排到保税库区',
    'Location {code} is in an unbonded area. Plan bonded goods for a bonded one.',
  ],
  'inboundPlan.bondedOnly': [
    'conflict',
    '库位 {code} 属于保税库区，非保税货物请安排到非保税库区',
    'Location {code} is in a bonded area. Plan these goods for an unbonded one.',
  ],
  'inboundPlan.mixesBonded': [
    'conflict',
    '库位 {code} 中保税货物与非保税货物不能混放，请换一个库位',
    'Bonded and other goods cannot lie together in location {code}. Choose another.',
  ],
  'inboundPlan.otherOwner': [
    'conflict',
    '库位 {code} 已有其他客户的货物，且不允许混放，请换一个库位',
    'Location {code} holds the goods of another owner and takes no others. Choose another.',
  ],
  'inboundPlan.otherLot': [
    'conflict',
    '库位 {code} 已有其他批次的货物，且不允许混放，请换一个库位',
    'Location {code} holds another lot and takes no others. Choose another.',
  ],
  'inboundPlan.tooHeavy': [
    'conflict',
    '库位 {code} 还可放 {free} 千克，放不下 {need} 千克，请换一个库位',
    'Location {code} can take {free} kg more, not {need} kg. Choose another.',
  ],
  'inboundPlan.tooLarge': [
    'conflict',
    '库位 {code} 还可放 {free} 立方米，放不下 {need} 立方米，请换一个库位',
    'Location {code} can take {free} m³ more, not {need} m³. Choose another.',
  ],
  'inboundPlan.tooManyPallets': [
    'conflict',
    '库位 {code} 还可放 {free} 托，放不下 {need} 托，请换一个库位',
    'Location {code} can take {free} pallets more, not {need}. Choose another.',
  ],
} as const satisfies Messages
