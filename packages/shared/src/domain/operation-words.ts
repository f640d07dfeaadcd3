import type { Locale } from '../messages/types.ts'

/*
 * What rights and operations are called, noun by noun and verb by verb: on the screen of roles and in the log of what
 * people did. A word that is missing here stands as its code; a test names those.
 */
type Words = Readonly<Record<string, Readonly<Record<Locale, string>>>>

const word = (zh: string, en: string) => ({ zh, en })

export const nounWords: Words = {
  session: word('会话', 'Session'),
  password: word('密码', 'Password'),
  identity: word('统一身份', 'Sign-on identities'),
  tenant: word('租户', 'Tenants'),
  user: word('用户', 'Users'),
  section: word('业务板块', 'Business sections'),
  role: word('角色', 'Roles'),
  menu: word('菜单', 'Menu'),
  dictionary: word('数据字典', 'Dictionaries'),
  param: word('系统参数', 'Parameters'),
  log: word('日志', 'Logs'),
  errorLog: word('错误日志', 'Error log'),
  outbox: word('消息发送', 'Outgoing messages'),
  savedView: word('列表视图', 'Saved views'),
  customer: word('客户', 'Customers'),
  customerInvoice: word('客户开票资料', 'Invoice details of customers'),
  customerBank: word('客户银行账户', 'Bank accounts of customers'),
  customerContacter: word('客户联系人', 'Contacts of customers'),
  customerBranch: word('客户分支机构', 'Branches of customers'),
  product: word('商品', 'Products'),
  productBrand: word('品牌', 'Brands'),
  productSingle: word('单品', 'Graded products'),
  storageLocation: word('库位', 'Storage locations'),
  carrier: word('承运商与车辆', 'Carriers and vehicles'),
  vehicle: word('车辆', 'Vehicles'),
  driver: word('司机', 'Drivers'),
  worker: word('作业人员', 'Workers'),
  forklift: word('叉车', 'Forklifts'),
  fxRate: word('汇率', 'Exchange rates'),
  costCode: word('费用名称', 'Fee names'),
  costStandard: word('标准价', 'List prices'),
  costCenter: word('成本中心', 'Cost centers'),
  invoiceCode: word('发票代码', 'Invoice codes'),
  contract: word('合同', 'Contracts'),
  contractParty: word('合同方', 'Contract parties'),
  quotation: word('报价单', 'Quotations'),
  costList: word('费用清单', 'Cost lists'),
  feeLine: word('费用明细', 'Fees'),
  inboundOrder: word('入库订单', 'Inbound orders'),
  inboundPlan: word('入库计划', 'Inbound plans'),
  inventory: word('库存', 'Stock'),
  outboundOrder: word('出库订单', 'Outbound orders'),
  outboundTruck: word('提货车辆', 'Pickup trucks'),
}

/** What a right lets somebody do. */
export const rightWords: Words = {
  read: word('查看', 'View'),
  select: word('在选择框中使用', 'Use in selects'),
  use: word('使用', 'Use'),
  write: word('新增与修改', 'Create and change'),
  manage: word('管理', 'Manage'),
  platform: word('维护平台内容', 'Maintain what the platform gives'),
  brand: word('设置标识', 'Set the logo'),
  bind: word('绑定账号', 'Bind to accounts'),
  stop: word('停用与启用', 'Stop and resume'),
  solve: word('标记解决', 'Mark as solved'),
  retry: word('重新发送', 'Send again'),
  audit: word('审核', 'Audit'),
  auditQuotation: word('审核报价', 'Audit prices'),
  step: word('办理流程', 'Take steps'),
  void: word('作废', 'Void'),
  submit: word('提交审核', 'Submit for audit'),
  plan: word('制定计划', 'Plan'),
  receive: word('收货入库', 'Receive goods'),
  tally: word('理货', 'Tally'),
  card: word('置过卡', 'Mark as past the gate'),
  settle: word('确认完成', 'Settle'),
  complete: word('处理差异', 'Decide differences'),
  undoComplete: word('撤销完成', 'Take completion back'),
  close: word('完结', 'Close'),
  closeShort: word('短装完结', 'Close short'),
  cancel: word('取消', 'Cancel'),
  issue: word('下发提货指令', 'Issue pickup instructions'),
  load: word('装车', 'Load'),
  gate: word('过闸', 'Gate in and out'),
  overrule: word('放行超差', 'Release overweight'),
  finish: word('结束', 'Finish'),
}

/** What somebody did. */
const verbWords: Words = {
  create: word('新增', 'create'),
  add: word('新增', 'create'),
  save: word('保存', 'save'),
  update: word('修改', 'change'),
  change: word('修改', 'change'),
  remove: word('删除', 'remove'),
  import: word('导入', 'import'),
  sync: word('同步', 'synchronize'),
  share: word('分配到租户', 'give to tenants'),
  submit: word('提交审核', 'submit for audit'),
  audit: word('审核', 'audit'),
  withdraw: word('撤回', 'withdraw'),
  cancel: word('取消', 'cancel'),
  void: word('作废', 'void'),
  close: word('完结', 'close'),
  closeShort: word('短装完结', 'close short'),
  complete: word('确认完成', 'complete'),
  finish: word('结束', 'finish'),
  unFinish: word('撤销结束', 'take the finish back'),
  start: word('开始作业', 'start'),
  assign: word('派工', 'assign'),
  abort: word('中止', 'abort'),
  issue: word('下发提货指令', 'issue pickup instructions'),
  gateIn: word('入闸', 'gate in'),
  gateOut: word('出闸', 'gate out'),
  load: word('装车', 'load'),
  releaseWeight: word('放行超差', 'release overweight'),
  setStopped: word('停用或启用', 'stop or resume'),
  setStatus: word('变更状态', 'change the state'),
  setLocked: word('锁定或解锁', 'lock or unlock'),
  setShown: word('显示或隐藏', 'show or hide'),
  setMembers: word('调整成员', 'set the members'),
  setBrand: word('设置标识', 'set the logo'),
  setTypes: word('变更类型', 'set the types'),
  setBlacklist: word('变更黑名单', 'set the blacklist'),
  setSolveStatus: word('标记解决', 'mark as solved'),
  setQuotationStatus: word('变更报价状态', 'change the state of the prices'),
  set: word('设置', 'set'),
  reset: word('恢复初始值', 'reset'),
  bind: word('绑定账号', 'bind to an account'),
  invite: word('发出设置密码链接', 'send a link for the password'),
  removeMember: word('移出租户', 'take out of the tenant'),
  setByLink: word('通过链接设置', 'set by a link'),
  lock: word('锁定屏幕', 'lock the screen'),
  unlock: word('解锁屏幕', 'unlock the screen'),
  saveSection: word('切换业务板块', 'switch the section'),
  retry: word('重新发送', 'send again'),
  send: word('上报', 'report'),
  refuse: word('驳回', 'refuse'),
  refuseQuotation: word('驳回报价', 'refuse the prices'),
  renew: word('续签', 'renew'),
  declineRenewal: word('不再续签', 'decline the renewal'),
  file: word('备案', 'file'),
  unfile: word('取消备案', 'take the filing back'),
  confirm: word('确认', 'confirm'),
  rerate: word('重新计费', 'rate again'),
  runPeriod: word('按期计费', 'rate a period'),
  enable: word('启用', 'enable'),
  disable: word('停用', 'disable'),
  updateList: word('变更状态', 'change the state'),
  generatePlan: word('生成计划', 'generate plans'),
  markInbounded: word('置已入库', 'mark as received'),
  setProducts: word('修改货物', 'change the goods'),
  createWithQuotation: word('连同报价新增', 'create with prices'),
  updatePrices: word('批量调价', 'change prices'),
}

const say = (words: Words, code: string, locale: Locale) =>
  Object.hasOwn(words, code) ? words[code]![locale] : code

/** 'user:write' -> its noun and what it permits, in words. */
export function permissionWords(code: string, locale: Locale): { noun: string; right: string } {
  const [noun = code, right = ''] = code.split(':')
  return { noun: say(nounWords, noun, locale), right: say(rightWords, right, locale) }
}

/** 'user.invite' -> what somebody did, in words. */
export function operationWords(operation: string, locale: Locale): string {
  const [noun = operation, verb = ''] = operation.split('.')
  const said = say(nounWords, noun, locale)
  if (verb === '') return said
  const done = say(verbWords, verb, locale)
  return locale === 'en' ? `${said}: ${done}` : `${said} · ${done}`
}
