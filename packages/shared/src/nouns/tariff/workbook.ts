import { containerSizes } from '../../validate/container-size.ts'
import type { WorkbookColumn } from '../../kernel/workbook.ts'
import { cellTitles, type CellKey } from './cell-words.ts'

type Rest = Omit<WorkbookColumn, 'key' | 'title'>

const column = (key: CellKey, rest: Partial<Rest> = {}): WorkbookColumn & { key: CellKey } => ({
  synonyms: [],
  ...rest,
  key,
  title: cellTitles[key],
})

/** Columns of the workbook of prices, in the order of the editor that takes it back: one row for each line. */
export const tariffColumns = [
  column('feeCode', {
    synonyms: [
      '费用名称',
      '费用代码',
      '费用项目',
      '收费项目',
      '费目',
      'Fee name',
      'Fee code',
      'Charge',
    ],
    weak: ['项目', '项目名称', '服务项目', '收费内容', '名称', 'Item', 'Service', 'Description'],
    required: true,
    hint: {
      zh: '费用代码、名称，或两者连写',
      en: 'Code or name of the fee, or both',
    },
  }),
  column('calcMethod', {
    synonyms: ['计费方法', '计算方式', '收费方式', 'Method', 'Calculation'],
    hint: { zh: '不填则按该费用的常用方式', en: 'Empty: as usual for the fee' },
  }),
  column('price', {
    synonyms: ['价格', '费率', '报价', '收费标准', 'Unit price', 'Rate'],
    required: true,
    hint: {
      zh: '数字；按阶梯收费的填 0',
      en: 'A figure; 0 where tiers say the price',
    },
  }),
  column('currency', {
    synonyms: ['币制', '货币'],
    dictionary: 'CURRENCY',
    hint: { zh: '不填则为 CNY', en: 'Empty: CNY' },
  }),
  column('unit', {
    synonyms: ['计费单位', '计量单位', '计价单位', 'UOM', 'Per'],
    hint: { zh: '不填则按该费用的默认单位', en: 'Empty: the usual unit of the fee' },
  }),
  column('tiers', {
    synonyms: ['阶梯价', '阶梯价格', '分段', 'Steps', 'Slabs'],
    hint: {
      zh: '起-止: 单价，用分号隔开，最后一段不填止，如 1-30: 0.8; 31-: 1',
      en: 'From-to: price with semicolons between, the last one without an end: 1-30: 0.8; 31-: 1',
    },
  }),
  column('tierMode'),
  column('freeDays', {
    synonyms: ['免租天数', '免堆期', '免仓期', 'Free period', 'Free time'],
    hint: { zh: '整数，按天收费的才有', en: 'A whole number; only for fees by the day' },
  }),
  column('freeMode'),
  column('minCharge', {
    synonyms: ['最低收费金额', '起收', '最低消费', 'Minimum charge', 'Min charge'],
    hint: { zh: '数字', en: 'A figure' },
  }),
  // As it was called when it was about the minimum alone.
  column('minScope', { synonyms: ['最低范围', 'Minimum per'] }),
  column('minProrate'),
  column('maxCharge', {
    synonyms: ['最高收费金额', '封顶', 'Maximum charge', 'Cap'],
    hint: {
      zh: '数字，不低于最低收费，范围同最低收费',
      en: 'A figure, not below the minimum, for the same scope',
    },
  }),
  column('taxRate', {
    synonyms: ['增值税率', 'VAT', 'VAT rate'],
    hint: {
      zh: '6% 或 0.06；不填则按该费用的税率',
      en: '6% or 0.06; empty: that of the fee',
    },
  }),
  column('taxIncluded', { synonyms: ['是否含税', 'Tax included'] }),
  column('qtyStep', {
    synonyms: ['进位', '数量取整', 'Quantity step'],
    hint: { zh: '数量进到它的整倍数，如 0.5', en: 'Quantities are rounded up to it, such as 0.5' },
  }),
  column('product', { synonyms: ['商品', '品名', '货物', 'Product', 'Goods'] }),
  column('brand', { synonyms: ['品牌', 'Brand'] }),
  column('containerSize', {
    synonyms: ['箱型', '箱型尺寸', 'Container size', 'Size'],
    choices: containerSizes.map(({ code }) => code),
  }),
  column('areaType', { synonyms: ['库区类型', 'Area type'], dictionary: 'AREA_TYPE' }),
  column('businessType', { synonyms: ['业务类型', 'Business type'], dictionary: 'BUSINESS_TYPE' }),
  column('ageBasis', { synonyms: ['库龄起算日'] }),
  column('payer', { synonyms: ['付款方', '费用承担方', 'Payer'], dictionary: 'FEE_PAYER' }),
] as const

/** What headings may call a column, in any language. */
export const headingsOf = ({ title, synonyms, weak = [] }: WorkbookColumn): string[] => [
  ...Object.values(title),
  ...synonyms,
  ...weak,
]

const ofPrices = new Map<string, WorkbookColumn>(tariffColumns.map((each) => [each.key, each]))
const asInPrices = (key: CellKey): WorkbookColumn[] => {
  const found = ofPrices.get(key)
  return found ? [found] : []
}

/** Columns of the workbook of list prices: those that they share with price lines, and the days on which they hold. */
export const standardColumns: readonly WorkbookColumn[] = [
  ...asInPrices('feeCode'),
  column('price', {
    synonyms: ['价格', '费率', '标准价', 'Unit price', 'Rate', 'List price'],
    required: true,
    hint: { zh: '数字', en: 'A figure' },
  }),
  ...asInPrices('currency'),
  ...asInPrices('unit'),
  ...asInPrices('minCharge'),
  {
    key: 'validFrom',
    title: { zh: '生效日期', en: 'From' },
    synonyms: ['生效日', '开始日期', '起始日期', '有效期起', 'Valid from', 'Start date'],
    date: true,
    hint: { zh: '不填则从今天起', en: 'Empty: from today on' },
  },
  {
    key: 'validTo',
    title: { zh: '失效日期', en: 'Until' },
    synonyms: ['失效日', '结束日期', '截止日期', '有效期止', 'Valid to', 'Valid until', 'End date'],
    date: true,
    hint: { zh: '最后一天；不填则长期有效', en: 'The last day; empty: until further notice' },
  },
]
