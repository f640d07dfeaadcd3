/** Goods of a form that are no usable product. */
export const words = {
  zh: {
    'inboundOrder.doubtful.title': '{{count}} 种货物没有可用的商品：可以保存为草稿，不能提交',
    'inboundOrder.doubtful.unknown': '商品管理中没有「{{name}}」（{{count}} 行）',
    'inboundOrder.doubtful.several': '「{{name}}」对应多个商品（{{count}} 行），请选择商品',
    'inboundOrder.doubtful.unusable':
      '「{{name}}」对应的商品已禁用或被驳回（{{count}} 行），请改选商品',
    'inboundOrder.doubtful.pending': '「{{name}}」尚未审核（{{count}} 行），审核通过后才能提交订单',
  },
  en: {
    'inboundOrder.doubtful.title':
      'Goods without a product that can be used: {{count}}. The order can be kept as a draft and not be submitted',
    'inboundOrder.doubtful.unknown': 'There is no product “{{name}}” (lines: {{count}})',
    'inboundOrder.doubtful.several':
      '“{{name}}” stands for several products (lines: {{count}}). Choose one',
    'inboundOrder.doubtful.unusable':
      '“{{name}}” is a product that is out of use or rejected (lines: {{count}}). Choose another',
    'inboundOrder.doubtful.pending':
      '“{{name}}” waits for its audit (lines: {{count}}). The order can be submitted once it has passed',
  },
}
