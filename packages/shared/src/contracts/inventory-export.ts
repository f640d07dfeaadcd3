/** Columns in which stock can be exported. */
export const inventoryExportColumns = [
  { key: 'lotNo', title: { zh: '批次号', en: 'Lot' } },
  { key: 'masterBillNo', title: { zh: '提单号', en: 'Bill of lading' } },
  { key: 'hqCustomerName', title: { zh: '货主', en: 'Owner' } },
  { key: 'productCode', title: { zh: '商品编码', en: 'Product code' } },
  { key: 'productName', title: { zh: '商品名称', en: 'Product' } },
  { key: 'brandName', title: { zh: '品牌', en: 'Brand' } },
  { key: 'batchNo', title: { zh: '批号', en: 'Batch' } },
  { key: 'containerNo', title: { zh: '箱号', en: 'Container' } },
  { key: 'locationCode', title: { zh: '库位', en: 'Location' } },
  { key: 'productStatus', title: { zh: '货物状态', en: 'Condition' } },
  { key: 'bondedFlag', title: { zh: '保税', en: 'Bonded' } },
  { key: 'unit', title: { zh: '单位', en: 'Unit' } },
  { key: 'onHandQty', title: { zh: '在库数量', en: 'On hand' } },
  { key: 'reservedQty', title: { zh: '预占数量', en: 'Reserved' } },
  { key: 'availableQty', title: { zh: '可用数量', en: 'Available' } },
  { key: 'onHandPieces', title: { zh: '件数', en: 'Pieces' } },
  { key: 'onHandPallets', title: { zh: '托数', en: 'Pallets' } },
  { key: 'onHandNet', title: { zh: '净重（吨）', en: 'Net (t)' } },
  { key: 'onHandGross', title: { zh: '毛重（吨）', en: 'Gross (t)' } },
  { key: 'onHandVolume', title: { zh: '体积（立方米）', en: 'Volume (m³)' } },
  { key: 'inDate', title: { zh: '入库日期', en: 'Came in' } },
  { key: 'ageDays', title: { zh: '库龄（天）', en: 'Days in store' } },
  { key: 'sourceNo', title: { zh: '来源单号', en: 'Came by' } },
  { key: 'createTime', title: { zh: '登记时间', en: 'Recorded' } },
] as const

export type InventoryExportKey = (typeof inventoryExportColumns)[number]['key']
export const inventoryExportKeys = inventoryExportColumns.map((column) => column.key)
