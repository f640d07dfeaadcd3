import type { WorkbookColumn } from './workbook.ts'

/** Columns of the inbound workbook (decisions.md 41a), in the order of the template; clerks may use any order. */
export const inboundColumns = [
  {
    key: 'masterBillNo',
    title: { zh: '提单号', en: 'Bill of lading' },
    synonyms: [
      '主提单号',
      '主单号',
      '提单编号',
      'MBL',
      'MBL No',
      'B/L No',
      'BL No',
      'Master Bill No',
      'Master B/L',
    ],
    required: true,
  },
  {
    key: 'customerName',
    title: { zh: '客户名称', en: 'Customer' },
    synonyms: [
      '客户',
      '货主',
      '货主名称',
      '委托单位',
      '委托人',
      'Customer Name',
      'Owner',
      'Consignor',
    ],
    required: true,
  },
  {
    key: 'inboundType',
    title: { zh: '入库类型', en: 'Inbound type' },
    synonyms: ['入库方式', '进库类型', 'Type', 'Entry Type'],
    required: true,
  },
  {
    key: 'businessType',
    title: { zh: '业务类型', en: 'Business type' },
    synonyms: ['业务种类', 'Business'],
  },
  {
    key: 'expectDate',
    title: { zh: '预计到货日期', en: 'Expected date' },
    synonyms: [
      '预计到货',
      '预计到货时间',
      '预计入库日期',
      '到货日期',
      '预到日期',
      'ETA',
      'Expected Arrival',
    ],
    required: true,
  },
  {
    key: 'enShipName',
    title: { zh: '英文船名', en: 'Vessel' },
    synonyms: ['船名', '船名英文', '英文船名称', 'Vessel Name', 'Ship'],
  },
  {
    key: 'cnShipName',
    title: { zh: '中文船名', en: 'Vessel in Chinese' },
    synonyms: ['船名中文', 'Chinese Vessel Name'],
  },
  {
    key: 'imvoy',
    title: { zh: '进口航次', en: 'Voyage' },
    synonyms: ['航次', '航次号', 'Voyage No', 'Voy', 'Voy No'],
  },
  {
    key: 'containerNo',
    title: { zh: '箱号', en: 'Container' },
    synonyms: ['集装箱号', '柜号', '集装箱', 'Container No', 'Container Number', 'CNTR No'],
  },
  {
    key: 'containerSize',
    title: { zh: '箱型', en: 'Container size' },
    synonyms: ['箱型尺寸', '柜型', '箱尺寸', '集装箱箱型', 'Size', 'Size Type', 'Container Type'],
  },
  {
    key: 'sealNo',
    title: { zh: '铅封号', en: 'Seal' },
    synonyms: ['封号', '铅封', '封条号', 'Seal No'],
  },
  {
    key: 'productCode',
    title: { zh: '商品编码', en: 'Product code' },
    synonyms: ['货物编码', '产品编码', '商品代码', '料号', 'SKU', 'Item No', 'Item Code'],
  },
  {
    key: 'productName',
    title: { zh: '商品名称', en: 'Product' },
    synonyms: [
      '货物名称',
      '品名',
      '货名',
      '产品名称',
      'Product Name',
      'Goods',
      'Description',
      'Description of Goods',
    ],
  },
  {
    key: 'brandName',
    title: { zh: '品牌', en: 'Brand' },
    synonyms: ['牌号', '商标', 'Brand Name'],
  },
  {
    key: 'lotNo',
    title: { zh: '批号', en: 'Lot' },
    synonyms: ['批次', '批次号', 'Lot No', 'Batch', 'Batch No'],
  },
  {
    key: 'planPieces',
    title: { zh: '计划件数', en: 'Pieces' },
    synonyms: ['件数', '数量', '预计件数', 'Qty', 'Quantity', 'Pcs', 'Packages'],
    required: true,
  },
  {
    key: 'planPallet',
    title: { zh: '计划托数', en: 'Pallets' },
    synonyms: ['托数', '托盘数', '预计托数', 'Pallet', 'Plts'],
  },
  {
    key: 'planNet',
    title: { zh: '净重', en: 'Net weight' },
    synonyms: ['计划净重', '净重量', 'Net', 'N.W.', 'NW', 'Net Wt'],
    required: true,
    unit: 'weight',
  },
  {
    key: 'planGross',
    title: { zh: '毛重', en: 'Gross weight' },
    synonyms: ['计划毛重', '毛重量', 'Gross', 'G.W.', 'GW', 'Gross Wt'],
    unit: 'weight',
  },
  {
    key: 'planVolume',
    title: { zh: '体积(立方米)', en: 'Volume (m3)' },
    synonyms: ['体积', '计划体积', '方数', 'CBM', 'Volume', 'Measurement'],
  },
  {
    key: 'remark',
    title: { zh: '备注', en: 'Remark' },
    synonyms: ['说明', 'Remarks', 'Note', 'Notes'],
  },
] as const satisfies readonly WorkbookColumn[]

export type InboundColumn = (typeof inboundColumns)[number]['key']
