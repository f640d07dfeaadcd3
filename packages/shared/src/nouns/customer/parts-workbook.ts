import type { WorkbookColumn } from '../../kernel/workbook.ts'

const customerName = {
  key: 'customerName',
  title: { zh: '客户名称', en: 'Customer' },
  synonyms: ['客户', '客户全称', '公司名称', '企业名称', 'Customer name', 'Company'],
  required: true,
  remembered: true,
} as const

const isDefault = {
  key: 'isDefault',
  title: { zh: '是否默认', en: 'Default' },
  synonyms: ['默认', '默认标志', 'Is default'],
  dictionary: 'YES_NO',
} as const

/** Columns of the invoice workbook, in the order of the template. */
export const invoiceColumns = [
  customerName,
  {
    key: 'invoiceTitle',
    title: { zh: '开票抬头', en: 'Invoice title' },
    synonyms: ['发票抬头', '抬头', '开票名称', 'Title'],
    required: true,
  },
  {
    key: 'dutyNumber',
    title: { zh: '税号', en: 'Tax number' },
    synonyms: ['纳税人识别号', '纳税人税号', 'Tax No', 'Tax ID'],
  },
  {
    key: 'invoiceType',
    title: { zh: '发票类型', en: 'Kind of invoice' },
    dictionary: 'INVOICE_TYPE',
    synonyms: ['开票类型', '发票种类', 'Invoice type'],
    required: true,
  },
  {
    key: 'regAddress',
    title: { zh: '注册地址', en: 'Registered address' },
    synonyms: ['地址', '开票地址', 'Address'],
  },
  {
    key: 'regPhone',
    title: { zh: '注册电话', en: 'Registered phone' },
    synonyms: ['电话', '开票电话', '联系电话', 'Phone'],
  },
  {
    key: 'bankName',
    title: { zh: '开户银行', en: 'Bank' },
    synonyms: ['开户行', '银行名称', '银行', 'Bank name'],
  },
  {
    key: 'bankAccount',
    title: { zh: '银行账号', en: 'Bank account' },
    synonyms: ['账号', '银行帐号', '帐号', 'Account', 'Account No'],
  },
  {
    key: 'email',
    title: { zh: '收票邮箱', en: 'E-mail' },
    synonyms: ['邮箱', '电子邮箱', 'Email', 'Mail'],
  },
  isDefault,
] as const satisfies readonly WorkbookColumn[]

/** Columns of the bank workbook, in the order of the template. */
export const bankColumns = [
  customerName,
  {
    key: 'bankName',
    title: { zh: '开户银行', en: 'Bank' },
    synonyms: ['开户行', '银行名称', '银行', 'Bank name'],
    required: true,
  },
  {
    key: 'bankAccount',
    title: { zh: '银行账号', en: 'Bank account' },
    synonyms: ['账号', '银行帐号', '帐号', 'Account', 'Account No'],
    required: true,
  },
  {
    key: 'currency',
    title: { zh: '币种', en: 'Currency' },
    dictionary: 'CURRENCY',
    synonyms: ['币制', '货币', '账户币种'],
    required: true,
  },
  {
    key: 'swift',
    title: { zh: 'SWIFT 代码', en: 'SWIFT' },
    synonyms: ['SWIFT Code', '国际代码', 'BIC'],
  },
  {
    key: 'cnaps',
    title: { zh: '联行号', en: 'CNAPS' },
    synonyms: ['行号', '支付行号', '大额行号', 'CNAPS No', 'CNAPS Code'],
  },
  isDefault,
] as const satisfies readonly WorkbookColumn[]
