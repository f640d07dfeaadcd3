import type { WorkbookColumn } from '../../kernel/workbook.ts'

/** Columns of the workbook of contracts, in the order of the template: one row for each contract. */
export const contractColumns = [
  {
    key: 'contractNo',
    title: { zh: '合同编号', en: 'Contract number' },
    synonyms: ['合同号', '编号', 'Contract', 'Contract No'],
    code: true,
  },
  {
    key: 'contractName',
    title: { zh: '合同名称', en: 'Name of the contract' },
    synonyms: ['名称', 'Contract name', 'Name'],
    required: true,
  },
  {
    key: 'customerName',
    title: { zh: '客户名称', en: 'Customer' },
    synonyms: ['客户', '客户全称', '客户简称', '甲方', '委托方', 'Customer name'],
    required: true,
    remembered: true,
  },
  {
    key: 'contractSubjectNames',
    title: { zh: '签约主体', en: 'Contracting company' },
    synonyms: ['我方主体', '我方', '乙方', '签约公司', 'Our company'],
  },
  {
    key: 'contractType',
    title: { zh: '合同类型', en: 'Kind of contract' },
    synonyms: ['类型', '业务类型', 'Contract type', 'Kind'],
    dictionary: 'CONTRACT_TYPE',
    required: true,
  },
  {
    key: 'signDate',
    title: { zh: '签订日期', en: 'Signed on' },
    synonyms: ['签约日期', '签署日期', '签订日', 'Signed', 'Sign date'],
    date: true,
    required: true,
  },
  {
    key: 'startDate',
    title: { zh: '生效日期', en: 'From' },
    synonyms: ['开始日期', '起始日期', '合同开始日期', 'Start date', 'Valid from'],
    date: true,
    required: true,
  },
  {
    key: 'endDate',
    title: { zh: '到期日期', en: 'Until' },
    synonyms: ['结束日期', '终止日期', '合同到期日', '截止日期', 'End date', 'Valid until'],
    date: true,
    required: true,
  },
  {
    key: 'payers',
    title: { zh: '付款方', en: 'Payers' },
    synonyms: ['结算方', '付款单位', '付款客户', 'Payer'],
    remembered: true,
  },
  {
    key: 'currency',
    title: { zh: '币种', en: 'Currency' },
    synonyms: ['币制', '结算币种'],
    dictionary: 'CURRENCY',
  },
  {
    key: 'settlePeriod',
    title: { zh: '结算周期', en: 'Settled' },
    synonyms: ['周期', 'Settlement period'],
    dictionary: 'SETTLE_PERIOD',
  },
  {
    key: 'JSFS',
    title: { zh: '结算方式', en: 'How it is settled' },
    synonyms: ['付款方式', 'Settlement'],
    dictionary: 'JSFS',
  },
  {
    key: 'billDay',
    title: { zh: '账单日', en: 'Bill day' },
    synonyms: ['出账日', '对账日'],
  },
  {
    key: 'payDays',
    title: { zh: '账期天数', en: 'Days to pay' },
    synonyms: ['账期', '付款天数', 'Payment days'],
    measure: 'days',
  },
  {
    key: 'settleInCny',
    title: { zh: '外币费用按人民币结算', en: 'Foreign fees settled in CNY' },
    synonyms: ['外币按人民币结算', '按人民币结算', 'Settled in CNY'],
    dictionary: 'YES_NO',
  },
  {
    key: 'autoRenew',
    title: { zh: '自动续签', en: 'Renews by itself' },
    synonyms: ['是否自动续签', '自动续期', 'Auto renewal'],
    dictionary: 'YES_NO',
  },
  {
    key: 'dayCountMode',
    title: { zh: '计天方式', en: 'Day count' },
    synonyms: ['仓储天数算法', '算天方式'],
    dictionary: 'DAY_COUNT_MODE',
  },
  {
    key: 'remark',
    title: { zh: '备注', en: 'Remark' },
    synonyms: ['说明', 'Remarks', 'Note'],
  },
] as const satisfies readonly WorkbookColumn[]

export type ContractColumn = (typeof contractColumns)[number]['key']
