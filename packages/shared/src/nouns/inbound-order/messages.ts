import type { Messages } from '../../kernel/messages/types.ts'

export const inboundOrderMessages = {
  'inboundOrder.billTaken': [
    'conflict',
    '提单号 {no} 已存在（订单 {orderNo}），请核对提单号',
    'Bill of lading {no} already exists (order {orderNo}). Check the number.',
  ],
  'inboundOrder.billInUse': [
    'conflict',
    '提单号 {no} 已被使用，请核对提单号或联系仓库',
    'Bill of lading {no} is in use already. Check the number, or ask the warehouse.',
  ],
  'inboundOrder.billOfOther': [
    'conflict',
    '提单号 {no} 属于客户「{name}」的订单 {orderNo}，同一提单只能有一个客户',
    'Bill of lading {no} belongs to {name} (order {orderNo}); one bill has one customer.',
  ],
  'inboundOrder.otherContract': [
    'conflict',
    '合同 {no} 不属于该客户，请重新选择合同',
    'Contract {no} is not one of this customer. Choose another.',
  ],
  'inboundOrder.contractNotHolding': [
    'conflict',
    '合同 {no} 在 {date} 不是有效合同，请更换合同或修改预计到货日期',
    'Contract {no} is not in force on {date}. Choose another contract or another expected date.',
  ],
  'inboundOrder.billJustTaken': [
    'conflict',
    '该提单号刚刚被他人录入，请刷新后核对',
    'Somebody else has just entered this bill of lading. Refresh and check.',
  ],
  'inboundOrder.containerTwice': [
    'conflict',
    '同一订单内箱号不能重复',
    'A container number can appear only once in an order.',
  ],
  'inboundOrder.containerInUse': [
    'conflict',
    '箱号 {no} 已在其他未入库的订单中，请核对箱号或联系仓库主管；拼箱须船名和航次相同',
    'Container {no} is on another order whose goods are still to come. Check the number, or ask the head of the warehouse; a shared container needs the same ship and voyage.',
  ],
  'inboundOrder.containerElsewhere': [
    'conflict',
    '箱号 {no} 已在未入库的订单 {orderNo} 中，请核对箱号；拼箱请在两张订单填写相同的船名和航次',
    'Container {no} is on order {orderNo}, whose goods are still to come. Check the number; a shared container needs the same ship and voyage on both orders.',
  ],
  'inboundOrder.unknownContainer': [
    'invalid',
    '箱号 {no} 不在本订单的集装箱中，请先在集装箱里添加',
    'Container {no} is not among the containers of this order. Add it there first.',
  ],
  'inboundOrder.productRequired': [
    'invalid',
    '商品编码和商品名称至少填一项',
    'Give a product code or a product name.',
  ],
  'inboundOrder.netAboveGross': [
    'invalid',
    '净重 {net} 千克大于毛重 {gross} 千克',
    'The net weight of {net} kg is above the gross weight of {gross} kg.',
  ],
  'inboundOrder.containerSum': [
    'invalid',
    '箱 {no} 的{name}合计应为 {said}，明细相加是 {lines}',
    'Container {no}: {name} should be {said} in all, but its lines add up to {lines}.',
  ],
  'inboundOrder.hsCodesDiffer': [
    'invalid',
    '同一行的海关商品编码不一致：「{one}」与「{other}」，请核对',
    'One row says two HS codes, “{one}” and “{other}”. Keep the right one.',
  ],
  'inboundOrder.totalSum': [
    'invalid',
    '{name}的合计为 {said}，其上各行相加是 {lines}，请核对',
    'The sum of {name} says {said}, but the rows above it add up to {lines}.',
  ],
  'inboundOrder.noGoods': [
    'conflict',
    '订单 {no} 没有货物明细，请补充后再提交',
    'Order {no} has no goods lines. Add some before you submit it.',
  ],
  'inboundOrder.wrongStatus': [
    'conflict',
    '订单 {no} 当前为「{status}」，不能{action}',
    'Order {no} is “{status}”; you cannot {action} it now.',
  ],
  'inboundOrder.ownAudit': [
    'forbidden',
    '提交人不能审核自己提交的订单 {no}，请由其他审核人处理',
    'You submitted order {no} yourself; somebody else must audit it.',
  ],
  'inboundOrder.otherSubmitter': [
    'forbidden',
    '订单 {no} 由他人提交，只有提交人可以撤回',
    'Somebody else submitted order {no}; only they can withdraw it.',
  ],
  'inboundOrder.noProduct': [
    'conflict',
    '第 {line} 行「{name}」还没有对应的商品，请先在商品管理中建立并审核该商品，或在订单上为该行指定商品',
    'Goods line {line} ({name}) is no product of the master data. Add and audit the product, or name one for the line.',
  ],
  'inboundOrder.unknownProduct': [
    'conflict',
    '第 {line} 行「{name}」在商品管理中不存在，不能提交；请改选商品，或先新建并审核该商品',
    'Goods line {line} ({name}) is no product of the master data. Choose another, or add it and have it audited.',
  ],
  'inboundOrder.severalProducts': [
    'conflict',
    '第 {line} 行「{name}」对应多个商品，不能提交；请填写商品编码',
    'Goods line {line} ({name}) stands for several products. Give the product code.',
  ],
  'inboundOrder.stoppedProduct': [
    'conflict',
    '第 {line} 行「{name}」对应的商品已禁用或被驳回，不能提交；请改选商品',
    'Goods line {line} ({name}) is a product that is out of use or rejected. Choose another.',
  ],
  'inboundOrder.pendingProduct': [
    'conflict',
    '第 {line} 行「{name}」对应的商品尚未审核，审核通过后才能提交',
    'Goods line {line} ({name}) is a product that is not audited yet. Submit once it has passed.',
  ],
  'inboundOrder.fileProductUnknown': [
    'invalid',
    '商品「{name}」在商品管理中不存在，请新建商品或选择商品',
    '“{name}” is no product of the master data. Add the product or choose one.',
  ],
  'inboundOrder.fileProductSeveral': [
    'invalid',
    '商品「{name}」对应多个商品，请选择商品或填写商品编码',
    '“{name}” stands for several products. Choose one or give its code.',
  ],
  'inboundOrder.fileProductStopped': [
    'invalid',
    '商品「{name}」已禁用或被驳回，请选择其他商品',
    'Product “{name}” is out of use or rejected. Choose another.',
  ],
  'inboundOrder.fileProductPending': [
    'invalid',
    '商品「{name}」尚未审核（{count} 行），审核通过后订单才能提交',
    'Product “{name}” is not audited yet (rows: {count}); orders can be submitted once it has passed.',
  ],
  'inboundOrder.pieceWeight': [
    'invalid',
    '每件净重 {each} kg，与商品的单件重量 {usual} kg 相差 5 倍以上，请核对件数、重量和单位',
    'A piece weighs {each} kg net, more than 5 times off the {usual} kg of its product. Check pieces, weight and unit.',
  ],
  'inboundOrder.nothing': [
    'invalid',
    '件数和净重都是 0，请填写其中至少一项',
    'Both pieces and net weight are 0. Give at least one of them.',
  ],
  'inboundOrder.containerTooHeavy': [
    'invalid',
    '箱号 {no} 的货物重 {weight} kg，超过集装箱总重上限 {most} kg，请核对重量和单位',
    'The goods of container {no} weigh {weight} kg, more than the {most} kg of a whole container. Check weights and units.',
  ],
  'inboundOrder.sharedTooHeavyWith': [
    'invalid',
    '箱号 {no} 的货物与订单 {orders} 合计重 {weight} kg，超过集装箱总重上限 {most} kg，请核对各订单的重量和单位',
    'With order {orders}, the goods of container {no} weigh {weight} kg, more than the {most} kg of a whole container. Check weights and units of these orders.',
  ],
  'inboundOrder.sharedTooHeavy': [
    'invalid',
    '箱号 {no} 的货物与其他订单的拼箱货物合计重 {weight} kg，超过集装箱总重上限 {most} kg，请核对重量和单位，或联系仓库主管',
    'With those of other orders, the goods of container {no} weigh {weight} kg, more than the {most} kg of a whole container. Check weights and units, or ask the head of the warehouse.',
  ],
  'inboundOrder.containerPayload': [
    'invalid',
    '箱号 {no} 的货物重 {weight} kg，超过 {size} 的限重 {most} kg，请核对',
    'The goods of container {no} weigh {weight} kg, more than the {most} kg that a {size} carries. Check them.',
  ],
  'inboundOrder.productUnusable': [
    'conflict',
    '所选商品未审核或已禁用，请换一个商品',
    'A chosen product is not audited or is out of use. Choose another.',
  ],
  'inboundOrder.cardMissing': [
    'conflict',
    '订单 {no} 为保税货物，核放单尚未过卡，不能入库；请关务先登记过卡',
    'Order {no} is bonded and has not passed the customs gate. Have that recorded first.',
  ],
  'inboundOrder.notBonded': [
    'conflict',
    '订单 {no} 不是保税货物，无需登记过卡',
    'Order {no} is not bonded; there is no customs gate to record.',
  ],
  'inboundOrder.hasGoods': [
    'conflict',
    '订单 {no} 已有库存，不能作废；请先撤回理货',
    'Order {no} has goods in store and cannot be voided. Take its tally back first.',
  ],
  'inboundOrder.hasFees': [
    'conflict',
    '订单 {no} 已有 {fees} 条费用，不能作废；请先作废费用',
    'Order {no} has {fees} fee lines and cannot be voided. Void them first.',
  ],
  'inboundOrder.billed': [
    'conflict',
    '订单 {no} 有 {fees} 条费用已出账单，不能撤回；请先在账单中处理',
    '{fees} fee lines of order {no} are in a bill. Take them out of the bill first.',
  ],
  'inboundOrder.noDiff': [
    'conflict',
    '第 {line} 行「{name}」没有差异，无需处理',
    'Goods line {line} ({name}) came as planned; there is nothing to decide.',
  ],
  'inboundOrder.undecided': [
    'conflict',
    '订单 {no} 还有 {lines} 行差异未处理（第 {line} 行「{name}」），请先确定按实收、待补或索赔',
    '{lines} goods lines of order {no} differ and are undecided (line {line}, {name}). Decide: as received, still to come, or claim.',
  ],
  'inboundOrder.whyRequired': ['invalid', '请填写原因', 'Say why.'],
  'inboundOrder.paperRequired': [
    'invalid',
    '请填写入库凭证编号',
    'Give the number of the paper that proves the goods are in.',
  ],
  'inboundOrder.reasonRequired': ['invalid', '驳回时请填写原因', 'Say why the order is rejected.'],
} as const satisfies Messages
