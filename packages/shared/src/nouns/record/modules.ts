import type { Permission } from '../../access.ts'
import { businessModules } from '../../kernel/business-modules.ts'
import type { Locale } from '../../kernel/messages/types.ts'

type Name = keyof typeof businessModules

/** What each module is called, and the right that a reader of its records needs; of what names none there are no records yet. */
const words = {
  inboundOrder: { zh: '入库订单', en: 'Inbound orders', reader: 'inboundOrder:read' },
  outboundOrder: { zh: '出库订单', en: 'Outbound orders', reader: 'outboundOrder:read' },
  transfer: { zh: '货转管理', en: 'Goods transfers' },
  bill: { zh: '账单管理', en: 'Bills', reader: 'bill:read' },
  invoice: { zh: '发票管理', en: 'Invoices', reader: 'invoice:read' },
  payment: { zh: '收付款', en: 'Payments', reader: 'payment:read' },
  contract: { zh: '合同管理', en: 'Contracts', reader: 'contract:read' },
  contractTemplate: { zh: '合同模板', en: 'Contract templates', reader: 'contract:read' },
  futures: { zh: '交割', en: 'Futures delivery' },
  pledge: { zh: '质押', en: 'Pledges' },
  quotation: { zh: '报价', en: 'Quotations', reader: 'quotation:read' },
  stock: { zh: '库存', en: 'Stock', reader: 'inventory:read' },
  customs: { zh: '关务', en: 'Customs' },
  seal: { zh: '用印', en: 'Company seal', reader: 'sealRecord:read' },
  customer: { zh: '客户', en: 'Customers', reader: 'customer:read' },
  product: { zh: '商品', en: 'Products', reader: 'product:read' },
  storageLocation: { zh: '库位', en: 'Storage locations', reader: 'storageLocation:read' },
  carrier: { zh: '承运商、车辆与司机', en: 'Carriers, vehicles, drivers', reader: 'carrier:read' },
  worker: { zh: '作业人员与叉车', en: 'Workers and forklifts', reader: 'worker:select' },
  param: { zh: '参数与汇率', en: 'Parameters and rates', reader: 'param:read' },
  fee: { zh: '计费', en: 'Fees', reader: 'feeLine:read' },
  monthClose: { zh: '月末结账', en: 'Month close', reader: 'monthClose:read' },
  // A plan is its maker's; of all of them administrators read.
  reportPlan: { zh: '定时报表', en: 'Scheduled reports', reader: 'user:read' },
  costCode: { zh: '费用名称', en: 'Fee names', reader: 'costCode:read' },
  costList: { zh: '费用清单', en: 'Cost lists', reader: 'costList:read' },
  download: { zh: '下载资料', en: 'Downloads', reader: 'homeDownFile' },
  help: { zh: '帮助中心', en: 'Help centre', reader: 'help:read' },
  instruction: { zh: '页面笔记', en: 'Notes', reader: 'instruction:use' },
  requirement: { zh: '需求', en: 'Requests', reader: 'requirement:use' },
  user: { zh: '用户', en: 'Users', reader: 'user:read' },
  role: { zh: '角色', en: 'Roles', reader: 'role:read' },
  apiToken: { zh: '访问令牌', en: 'Access tokens', reader: 'apiToken:manage' },
  menu: { zh: '菜单', en: 'Menu', reader: 'menu:read' },
  dictionary: { zh: '数据字典', en: 'Dictionaries', reader: 'dictionary:manage' },
  tenant: { zh: '租户', en: 'Tenants', reader: 'tenant:manage' },
  reference: {
    zh: '成本中心与发票代码',
    en: 'Cost centers and invoice codes',
    reader: 'costCode:write',
  },
} as const satisfies Record<Name, Record<Locale, string> & { reader?: Permission }>

type RecordModule = {
  [Each in Name]: { code: (typeof businessModules)[Each] } & (typeof words)[Each]
}[Name]

/** Dictionary OPERATE_MODULE: what records are about. */
export const recordModules = (Object.keys(words) as Name[]).map(
  (name) => ({ code: businessModules[name], ...words[name] }) as RecordModule, // code and words of one name
)
