import type { WorkbookColumn } from '../../kernel/workbook.ts'

/** Columns of the customer workbook, in the order of the template. */
export const customerColumns = [
  {
    key: 'customerName',
    title: { zh: '客户全称', en: 'Customer name' },
    synonyms: ['客户名称', '客户', '公司名称', '企业名称', 'Customer', 'Name', 'Company'],
    required: true,
  },
  {
    key: 'socialCreditCode',
    title: { zh: '统一社会信用代码', en: 'Social credit code' },
    synonyms: ['社会信用代码', '信用代码', '统一信用代码', 'Credit Code', 'USCC'],
    required: true,
    code: true,
  },
  {
    key: 'isVisual',
    title: { zh: '境外或个人', en: 'Overseas or individual' },
    dictionary: 'YES_NO',
    synonyms: ['虚拟客户', '是否虚拟客户', '是否境外或个人', 'Overseas', 'Individual'],
  },
  {
    key: 'customerCode',
    title: { zh: '客户编码', en: 'Customer code' },
    synonyms: ['客户编号', '客户代码', 'Code', 'Customer No'],
    code: true,
  },
  {
    key: 'customsEtpsNo',
    title: { zh: '海关编码', en: 'Customs code' },
    synonyms: ['海关企业编码', '海关注册编码', '海关十位编码', 'Customs No'],
    code: true,
  },
  {
    key: 'customerType',
    title: { zh: '客户类型', en: 'Customer type' },
    synonyms: ['类型', '客商类型', 'Type'],
  },
  {
    key: 'shortName',
    title: { zh: '简称', en: 'Short name' },
    synonyms: ['客户简称', 'Short'],
  },
  {
    key: 'enName',
    title: { zh: '英文名称', en: 'English name' },
    synonyms: ['英文名', 'Name in English'],
  },
  {
    key: 'dutyNumber',
    title: { zh: '税号', en: 'Tax number' },
    synonyms: ['纳税人识别号', 'Tax No', 'Tax ID'],
    code: true,
  },
  {
    key: 'address',
    title: { zh: '地址', en: 'Address' },
    synonyms: ['客户地址', '注册地址', '公司地址'],
  },
  {
    key: 'level',
    title: { zh: '客户等级', en: 'Level' },
    synonyms: ['等级', '级别', 'Grade'],
  },
  {
    key: 'creditLimit',
    title: { zh: '信用额度', en: 'Credit limit' },
    synonyms: ['授信额度', '额度', 'Credit'],
    measure: 'money',
  },
  {
    key: 'creditDays',
    title: { zh: '账期天数', en: 'Credit days' },
    synonyms: ['账期', '信用天数', 'Days'],
    measure: 'days',
  },
] as const satisfies readonly WorkbookColumn[]

export type CustomerColumn = (typeof customerColumns)[number]['key']
