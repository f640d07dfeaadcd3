/** Names of goods that stand for no product. */
export const words = {
  zh: {
    'inboundOrder.nameProduct.choose': '选择商品',
    'inboundOrder.nameProduct.chooseFor': '「{{name}}」是哪个商品？',
    'inboundOrder.nameProduct.useForAll': '用于所有行',
    'inboundOrder.nameProduct.add': '新建商品',
    'inboundOrder.nameProduct.addAndUse': '新建并用于所有行',
    'inboundOrder.nameProduct.audited':
      '新建后会提交审核；审核通过前订单可以存为草稿，但不能提交。',
    'inboundOrder.nameProduct.unit': '计量单位',
    'inboundOrder.nameProduct.unitWeight': '单件重量（千克）',
  },
  en: {
    'inboundOrder.nameProduct.choose': 'Choose a product',
    'inboundOrder.nameProduct.chooseFor': 'Which product is “{{name}}”?',
    'inboundOrder.nameProduct.useForAll': 'Use it for all rows',
    'inboundOrder.nameProduct.add': 'Add the product',
    'inboundOrder.nameProduct.addAndUse': 'Add it and use it for all rows',
    'inboundOrder.nameProduct.audited':
      'It is put up for audit. Until it has passed, orders with it are kept as drafts and cannot be submitted.',
    'inboundOrder.nameProduct.unit': 'Unit',
    'inboundOrder.nameProduct.unitWeight': 'Weight of a piece (kg)',
  },
}
