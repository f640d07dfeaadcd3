import { column } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'
import { debtAges, stockAges, type RevenueKey } from './rules.ts'

/* The columns of reports, on screen and in files. Money is in the currency of its row, weights are in tonnes. */

const money = { kind: 'money' } as const
const share = { kind: 'percent' } as const
const tonnes = { kind: 'tonnes' } as const
const customerName = column('customerName', '客户', 'Customer')
const currency = column('currency', '币种', 'Currency')

/** What the rows of revenue are. */
export const revenueTitles = {
  fee: word('费用名称', 'Fee'),
  customer: word('客户', 'Customer'),
  bill: word('提单号', 'Bill of lading'),
  month: word('月份', 'Month'),
} as const satisfies Record<RevenueKey, unknown>

export const revenueExportColumns = [
  column('label', '名称', 'Name'),
  customerName,
  column('revenue', '收入（不含税）', 'Revenue (net)', money),
  column('cost', '成本（不含税）', 'Cost (net)', money),
  column('profit', '利润', 'Profit', money),
  column('margin', '利润率', 'Margin', share),
  column('reduced', '调减', 'Reductions', money),
  currency,
  column('estimated', '未审核收入', 'Not audited', money),
  column('lines', '费用行数', 'Fees'),
]

const [due1, due2, due3] = debtAges

export const agingExportColumns = [
  customerName,
  column('total', '未核销合计', 'Unpaid', money),
  column('notDue', '未到期', 'Not due', money),
  column('first', `逾期 1–${due1} 天`, `1–${due1} days late`, money),
  column('second', `逾期 ${due1 + 1}–${due2} 天`, `${due1 + 1}–${due2} days late`, money),
  column('third', `逾期 ${due2 + 1}–${due3} 天`, `${due2 + 1}–${due3} days late`, money),
  column('older', `逾期 ${due3} 天以上`, `Over ${due3} days late`, money),
  currency,
  column('bills', '账单数', 'Bills'),
]

export const unbilledExportColumns = [
  customerName,
  column('period', '账期', 'Month'),
  column('audited', '已审核', 'Audited', money),
  column('open', '未审核', 'Not audited', money),
  currency,
  column('lines', '费用行数', 'Fees'),
  column('missing', '缺价行数', 'Without price'),
]

export const occupancyExportColumns = [
  column('code', '库区', 'Area'),
  column('name', '名称', 'Name'),
  column('weight', '在库毛重（吨）', 'Gross (t)', tonnes),
  column('weightRoom', '可存毛重（吨）', 'Room (t)', tonnes),
  column('weightShare', '重量占用', 'Weight used', share),
  column('pallets', '在库托数', 'Pallets'),
  column('palletRoom', '可存托数', 'Room (pallets)'),
  column('palletShare', '托位占用', 'Pallets used', share),
  column('volume', '在库体积（立方米）', 'Volume (m³)', { kind: 'decimal' }),
  column('volumeRoom', '可存体积（立方米）', 'Room (m³)', { kind: 'decimal' }),
  column('volumeShare', '体积占用', 'Volume used', share),
  column('lots', '批次数', 'Lots'),
]

export const throughputExportColumns = [
  column('label', '日期', 'Date'),
  column('inNet', '入库净重（吨）', 'In (t)', tonnes),
  column('outNet', '出库净重（吨）', 'Out (t)', tonnes),
  column('change', '净增（吨）', 'Change (t)', tonnes),
]

const [age1, age2, age3] = stockAges

export const stockAgeExportColumns = [
  column('customerName', '货主', 'Owner'),
  column('total', '在库净重（吨）', 'Net (t)', tonnes),
  column('first', `${age1} 天以内（吨）`, `Up to ${age1} days (t)`, tonnes),
  column('second', `${age1 + 1}–${age2} 天（吨）`, `${age1 + 1}–${age2} days (t)`, tonnes),
  column('third', `${age2 + 1}–${age3} 天（吨）`, `${age2 + 1}–${age3} days (t)`, tonnes),
  column('older', `${age3} 天以上（吨）`, `Over ${age3} days (t)`, tonnes),
  column('oldest', '最早入库', 'Oldest', { kind: 'date' }),
  column('lots', '批次数', 'Lots'),
]

export const differenceExportColumns = [
  column('orderNo', '入库单号', 'Inbound order'),
  column('productName', '商品', 'Product'),
  column('diffType', '差异类型', 'Difference', { dictionary: 'DIFF_TYPE' }),
  column('diffPieces', '件数差异', 'Difference in pieces'),
  column('diffNet', '净重差异（吨）', 'Difference in net (t)', tonnes),
  column('damagePieces', '残损件数', 'Damaged pieces'),
  column('diffDecision', '处理', 'Decision', { dictionary: 'DIFF_DECISION' }),
  customerName,
  column('masterBillNo', '提单号', 'Bill of lading'),
  column('containerNo', '箱号', 'Container'),
  column('expectDate', '预计到货', 'Expected', { kind: 'date' }),
  column('planPieces', '计划件数', 'Planned pieces'),
  column('actPieces', '实收件数', 'Actual pieces'),
  column('planNet', '计划净重（吨）', 'Planned net (t)', tonnes),
  column('actNet', '实收净重（吨）', 'Actual net (t)', tonnes),
]
