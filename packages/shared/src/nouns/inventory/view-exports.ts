import { column } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'
import type { SummaryKey } from './contract.ts'
import { ledgerTypes, reservationStatusLabels, reservationTypeLabels } from './rules.ts'

const unit = column('unit', '单位', 'Unit', { dictionary: 'MEASURING_UNIT' })

/** What the groups of a sum are. */
export const summaryTitles = {
  customer: word('货主', 'Owner'),
  bill: word('提单号', 'Bill of lading'),
  location: word('库位', 'Location'),
} as const satisfies Record<SummaryKey, unknown>

/** Stock by owner, bill of lading or location. */
export const summaryExportColumns = [
  column('label', '名称', 'Name'),
  column('hqCustomerName', '货主', 'Owner'),
  column('bills', '提单数', 'Bills'),
  column('lots', '批次数', 'Lots'),
  column('onHandQty', '在库数量', 'On hand', { kind: 'decimal' }),
  column('reservedQty', '预占数量', 'Reserved', { kind: 'decimal' }),
  column('availableQty', '可用数量', 'Available', { kind: 'decimal' }),
  unit,
  column('onHandPieces', '件数', 'Pieces'),
  column('onHandNet', '净重（吨）', 'Net (t)', { kind: 'tonnes' }),
  column('onHandPallets', '托数', 'Pallets'),
  column('onHandGross', '毛重（吨）', 'Gross (t)', { kind: 'tonnes' }),
  column('onHandVolume', '体积（立方米）', 'Volume (m³)', { kind: 'decimal' }),
]

/** What is promised, and to whom. */
export const holdExportColumns = [
  column('refNo', '占用单号', 'Held by'),
  column('type', '类型', 'Type', { words: reservationTypeLabels }),
  column('status', '状态', 'Status', { words: reservationStatusLabels }),
  column('lotNo', '批次号', 'Lot'),
  column('masterBillNo', '提单号', 'Bill of lading'),
  column('hqCustomerName', '货主', 'Owner'),
  column('productName', '商品', 'Product'),
  column('qty', '预占数量', 'Reserved', { kind: 'decimal' }),
  column('consumedQty', '已消耗', 'Used up', { kind: 'decimal' }),
  column('heldQty', '仍占用', 'Still held', { kind: 'decimal' }),
  column('heldPieces', '占用件数', 'Pieces held'),
  column('heldPallets', '占用托数', 'Pallets held'),
  column('expireTime', '到期时间', 'Expires', { kind: 'time' }),
  unit,
  column('locationCode', '库位', 'Location'),
  column('containerNo', '箱号', 'Container'),
  column('createTime', '预占时间', 'Reserved at', { kind: 'time' }),
]

/** The movements of a lot. */
export const ledgerExportColumns = [
  column('bizDate', '业务日期', 'Date', { kind: 'date' }),
  column('type', '类型', 'Type', { words: ledgerTypes }),
  column('refNo', '单据', 'Document'),
  column('qty', '数量', 'Quantity', { kind: 'decimal' }),
  column('qtyAfter', '结存', 'Balance', { kind: 'decimal' }),
  column('pieces', '件数', 'Pieces'),
  column('net', '净重（吨）', 'Net (t)', { kind: 'tonnes' }),
  column('gross', '毛重（吨）', 'Gross (t)', { kind: 'tonnes' }),
  column('volume', '体积（立方米）', 'Volume (m³)', { kind: 'decimal' }),
  column('pallets', '托数', 'Pallets'),
  column('postTime', '登记时间', 'Recorded', { kind: 'time' }),
  column('poster', '登记人', 'Posted by'),
]
