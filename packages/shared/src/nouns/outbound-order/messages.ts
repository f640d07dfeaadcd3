import type { Messages } from '../../kernel/messages/types.ts'

export const outboundOrderMessages = {
  'outboundOrder.noStock': [
    'conflict',
    '未加载出符合条件的库存，点击查看库存预占详情',
    'No stock meets this request. Click to see who holds it.',
  ],
  'outboundOrder.notOwner': [
    'conflict',
    '提单 {bill} 下没有「{customer}」的库存，请核对提单号和客户',
    '{customer} has no goods under bill of lading {bill}. Check the bill and the customer.',
  ],
  'outboundOrder.notUnderBill': [
    'invalid',
    '该货物不在提单 {bill} 的库存中，请重新选择',
    'These goods are not in stock under bill of lading {bill}. Choose others.',
  ],
  'outboundOrder.qtyRequired': [
    'invalid',
    '请填写大于 0 的数量或件数',
    'Enter a quantity or a number of pieces above 0.',
  ],
  'outboundOrder.piecesExactly': [
    'conflict',
    '第 {line} 行「{product}」的数量 {qty} 取走批次的全部可用货物，应为 {most} 件，当前填写了 {asked} 件，请修改',
    'Line {line}: {qty} of {product} are all that is available of their lots, {most} pieces, not {asked}. Change the pieces.',
  ],
  'outboundOrder.piecesBetween': [
    'conflict',
    '第 {line} 行「{product}」的数量 {qty} 可取 {least} 至 {most} 件，当前填写了 {asked} 件，请修改',
    'Line {line}: {qty} of {product} can be {least} to {most} pieces, not {asked}. Change the pieces.',
  ],
  'outboundOrder.noLines': [
    'conflict',
    '出库订单 {no} 没有货物明细，请补充后再提交',
    'Outbound order {no} has no goods lines. Add some before you submit it.',
  ],
  'outboundOrder.contractNotHolding': [
    'conflict',
    '客户「{customer}」的合同 {no}（至 {end}）在提货日期 {date} 不是有效合同，请先续签或启用合同，或修改提货日期',
    'Contract {no} of {customer} (until {end}) is not in force on the pickup date {date}. Renew or resume it, or change the date.',
  ],
  'outboundOrder.wrongStatus': [
    'conflict',
    '出库订单 {no} 当前为「{status}」，不能{action}',
    'Outbound order {no} is “{status}”; you cannot {action} now.',
  ],
  'outboundOrder.ownAudit': [
    'forbidden',
    '提交人不能审核自己提交的出库订单 {no}，请由其他审核人处理',
    'You submitted outbound order {no} yourself; somebody else must audit it.',
  ],
  'outboundOrder.otherSubmitter': [
    'forbidden',
    '出库订单 {no} 只能由提交人撤回',
    'Only who submitted outbound order {no} can withdraw it.',
  ],
  'outboundOrder.reasonRequired': ['invalid', '请填写原因', 'Say why.'],
  'outboundOrder.pickCodeRequired': [
    'invalid',
    '请输入司机出示的 6 位提货码',
    'Enter the six digits that the driver shows.',
  ],
  'outboundOrder.signerRequired': [
    'invalid',
    '请填写签字人姓名',
    'Enter the name of who signs for the load.',
  ],
  'outboundOrder.bondInvtRequired': [
    'conflict',
    '出库订单 {no} 为保税货物，请填写核注清单号（QD 加 16 位，如 QD420125E000000231）后再下发提货指令',
    'Outbound order {no} is of bonded goods. Give the number of its bonded inventory list (e.g. QD420125E000000231) before trucks are sent.',
  ],
  'outboundOrder.plateTwice': [
    'invalid',
    '车牌 {plate} 重复，同一次下发中一辆车只填一次',
    'Plate {plate} stands here twice. Name each truck once.',
  ],
  'outboundOrder.plateExpected': [
    'conflict',
    '车牌 {plate} 已有未出场的提货指令 {no}',
    'The truck with plate {plate} already has pickup instruction {no} and has not left yet.',
  ],
  'outboundOrder.wrongPlate': [
    'conflict',
    '车牌 {plate} 与提货指令 {no} 的车牌 {expected} 不一致，请核对车辆',
    'Plate {plate} is not {expected} as in pickup instruction {no}. Check the truck.',
  ],
  'outboundOrder.wrongPickCode': [
    'conflict',
    '提货码与提货指令 {no} 不一致，请司机重新出示',
    'The pickup code is not that of pickup instruction {no}. Ask the driver for it again.',
  ],
  'outboundOrder.blacklisted': [
    'conflict',
    '司机「{driver}」已列入黑名单（{reason}），不能提货',
    'Driver {driver} is on the blacklist ({reason}) and cannot pick up goods.',
  ],
  'outboundOrder.plateInside': [
    'conflict',
    '车牌 {plate} 已在场内，请先登记出场',
    'The truck with plate {plate} is in the yard already. Let it out first.',
  ],
  'outboundOrder.truckStatus': [
    'conflict',
    '提货指令 {no} 当前为「{status}」，不能{action}',
    'Pickup instruction {no} is “{status}”; you cannot {action} now.',
  ],
  'outboundOrder.loadTooMuch': [
    'conflict',
    '批次 {lot} 最多还可装 {rest}，本次填写了 {asked}，请改小',
    'At most {rest} of lot {lot} are left to load, not {asked}. Load less.',
  ],
  'outboundOrder.loadPieces': [
    'conflict',
    '批次 {lot} 最多还可装 {rest} 件，本次填写了 {asked} 件，请改小',
    'At most {rest} pieces of lot {lot} are left to load, not {asked}. Load less.',
  ],
  'outboundOrder.loadPallets': [
    'conflict',
    '批次 {lot} 最多还可装 {rest} 托，本次填写了 {asked} 托，请改小',
    'At most {rest} pallets of lot {lot} are left to load, not {asked}. Load less.',
  ],
  'outboundOrder.loadRest': [
    'conflict',
    '批次 {lot} 余下的 {qty} 是最后一车，应装 {pieces} 件、{pallets} 托，请按此装车，或减少数量',
    'The {qty} that are left of lot {lot} are {pieces} pieces on {pallets} pallets. Load all of them, or a smaller quantity.',
  ],
  'outboundOrder.loadTwice': ['invalid', '同一批次在一车中只填一行', 'Name a lot once on a truck.'],
  'outboundOrder.photoMissing': [
    'conflict',
    '车辆 {plate} 还没有装车照片，请先拍照上传，再登记出场',
    'There is no photo of the load of truck {plate} yet. Take one first, then let it out.',
  ],
  'outboundOrder.weightOff': [
    'conflict',
    '车辆 {plate} 过磅净重 {weighed} 吨，装车毛重 {loaded} 吨，相差超过 {percent}%，请复核装车或由仓库主管放行',
    'Truck {plate} weighs {weighed} t for a load of {loaded} t, more than {percent}% apart. Check the load, or have the warehouse manager release it.',
  ],
  'outboundOrder.lighterThanEmpty': [
    'invalid',
    '重车重量 {gross} 千克应大于空车重量 {tare} 千克',
    'The full truck of {gross} kg has to weigh more than the empty one of {tare} kg.',
  ],
  'outboundOrder.truckInside': [
    'conflict',
    '车辆 {plates} 还在场内，请先登记出场或中止装车',
    'Trucks {plates} are still in the yard. Let them out or send them back first.',
  ],
} as const satisfies Messages
