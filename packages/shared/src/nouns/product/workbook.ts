import type { WorkbookColumn } from '../../kernel/workbook.ts'

/** Columns of the product workbook, in the order of the template. */
export const productColumns = [
  {
    key: 'productName',
    title: { zh: '商品名称', en: 'Product name' },
    synonyms: ['品名', '货物名称', '商品', '货名', 'Product', 'Name', 'Goods'],
    required: true,
  },
  {
    key: 'measuringUnit',
    title: { zh: '计量单位', en: 'Unit' },
    dictionary: 'MEASURING_UNIT',
    synonyms: ['单位', '主单位', '主计量单位', 'Measuring unit', 'UOM'],
    required: true,
  },
  {
    key: 'productCode',
    title: { zh: '商品编号', en: 'Product code' },
    synonyms: ['商品代码', '货号', '料号', '物料编码', 'SKU', 'Code', 'Item No'],
    code: true,
  },
  {
    key: 'enName',
    title: { zh: '英文名称', en: 'English name' },
    synonyms: ['英文品名', 'Name in English'],
  },
  {
    key: 'hsCode',
    title: { zh: '海关商品编码', en: 'HS code' },
    synonyms: ['HS编码', '税则号', '税号', 'HS', 'HS No', 'HS编号', '海关编码', 'Commodity code'],
    code: true,
  },
  // Of ten digits it is the one of customs, else one's own.
  {
    key: 'goodsCode',
    title: { zh: '商品编码', en: 'Goods code' },
    synonyms: ['货物编码', '产品编码'],
    code: true,
    extra: true,
  },
  {
    key: 'spec',
    title: { zh: '规格型号', en: 'Specification' },
    synonyms: ['规格', '型号', 'Spec', 'Model'],
  },
  {
    key: 'productType',
    title: { zh: '商品类型', en: 'Product type' },
    dictionary: 'PRODUCT_TYPE',
    synonyms: ['类型', '品类', '商品分类', 'Type', 'Category'],
  },
  {
    key: 'auxUnit',
    title: { zh: '辅助单位', en: 'Second unit' },
    dictionary: 'AUX_UNIT',
    synonyms: ['辅单位', '包装单位', '计费单位', 'Aux unit', 'Package'],
  },
  {
    key: 'unitWeight',
    title: { zh: '单位重量', en: 'Unit weight' },
    synonyms: ['单重', '单件重量', 'Weight'],
    measure: 'weight',
  },
  {
    key: 'unitVolume',
    title: { zh: '单位体积', en: 'Unit volume' },
    synonyms: ['单件体积', '体积', 'Volume'],
    measure: 'volume',
  },
  {
    key: 'isReel',
    title: { zh: '是否卷货', en: 'Reel' },
    dictionary: 'YES_NO',
    synonyms: ['卷货', '卷', 'Is reel'],
  },
  {
    key: 'isFutures',
    title: { zh: '是否期货', en: 'Futures' },
    dictionary: 'YES_NO',
    synonyms: ['期货', '期货商品', 'Is futures'],
  },
  {
    key: 'futuresCode',
    title: { zh: '期货品种代码', en: 'Futures code' },
    synonyms: ['品种代码', '期货代码', 'Exchange code'],
  },
  {
    key: 'lotPerUnit',
    title: { zh: '每手数量', en: 'Quantity per lot' },
    synonyms: ['每手', '手数单位', 'Lot size'],
  },
  {
    key: 'isDanger',
    title: { zh: '是否危险品', en: 'Dangerous' },
    dictionary: 'YES_NO',
    synonyms: ['危险品', '危化品', 'Is dangerous', 'DG'],
  },
  {
    key: 'unNo',
    title: { zh: '联合国编号', en: 'UN number' },
    synonyms: ['UN号', 'UN编号', 'UN', 'UN No'],
  },
  {
    key: 'shelfDays',
    title: { zh: '保质期天数', en: 'Shelf days' },
    synonyms: ['保质期', '保质天数', 'Shelf life'],
    measure: 'days',
  },
  {
    key: 'remark',
    title: { zh: '备注', en: 'Remark' },
    synonyms: ['说明', 'Remarks', 'Note'],
  },
] as const satisfies readonly WorkbookColumn[]

export type ProductColumn = (typeof productColumns)[number]['key']
