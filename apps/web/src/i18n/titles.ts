/** What screens are called, so that their tabs have a name before they are loaded. */
export const titles = {
  zh: {
    'customer.title': '客户管理',
    'product.title': '商品管理',
    'storageLocation.title': '库位管理',
    'carrier.title': '承运车辆',
    'inboundOrder.title': '入库订单',
    'inboundOrder.view': '入库订单',
    'inboundOrder.new': '新增订单',
    'identity.title': '统一身份',
    'contract.title': '合同管理',
    'contract.view': '合同详情',
    'costCode.title': '费用名称',
  },
  en: {
    'customer.title': 'Customers',
    'product.title': 'Products',
    'storageLocation.title': 'Storage locations',
    'carrier.title': 'Carriers',
    'inboundOrder.title': 'Inbound orders',
    'inboundOrder.view': 'Inbound order',
    'inboundOrder.new': 'New order',
    'identity.title': 'Sign-on identities',
    'contract.title': 'Contracts',
    'contract.view': 'Contract',
    'costCode.title': 'Fee names',
  },
}
