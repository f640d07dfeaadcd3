import { column, type KeyOf } from '../../kernel/export-column.ts'

/** Columns in which stock can be exported. */
export const inventoryExportColumns = [
  column('lotNo', '批次号', 'Lot'),
  column('masterBillNo', '提单号', 'Bill of lading'),
  column('hqCustomerName', '货主', 'Owner'),
  column('productCode', '商品编码', 'Product code'),
  column('productName', '商品', 'Product'),
  column('brandName', '品牌', 'Brand'),
  column('batchNo', '批号', 'Batch'),
  column('containerNo', '箱号', 'Container'),
  column('locationCode', '库位', 'Location'),
  column('productStatus', '货物状态', 'Condition', { dictionary: 'PRODUCT_STATUS' }),
  column('bondedFlag', '保税', 'Bonded', { dictionary: 'YES_NO' }),
  column('unit', '单位', 'Unit', { dictionary: 'MEASURING_UNIT' }),
  column('onHandQty', '在库数量', 'On hand', { kind: 'decimal' }),
  column('reservedQty', '预占数量', 'Reserved', { kind: 'decimal' }),
  column('availableQty', '可用数量', 'Available', { kind: 'decimal' }),
  column('onHandPieces', '件数', 'Pieces'),
  column('onHandPallets', '托数', 'Pallets'),
  column('onHandNet', '净重（吨）', 'Net (t)', { kind: 'tonnes' }),
  column('onHandGross', '毛重（吨）', 'Gross (t)', { kind: 'tonnes' }),
  column('onHandVolume', '体积（立方米）', 'Volume (m³)', { kind: 'decimal' }),
  column('inDate', '入库日期', 'Came in', { kind: 'date' }),
  column('ageDays', '库龄（天）', 'Days in store'),
  column('sourceNo', '来源单号', 'Came by'),
  column('createTime', '登记时间', 'Recorded', { kind: 'time' }),
]

export type InventoryExportKey = KeyOf<typeof inventoryExportColumns>
