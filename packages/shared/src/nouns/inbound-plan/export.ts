import { column } from '../../kernel/export-column.ts'
import { planStatusLabels } from './rules.ts'

export const planExportColumns = [
  column('locationCode', '库位', 'Location'),
  column('status', '作业状态', 'Work', { words: planStatusLabels }),
  column('containerNo', '箱号', 'Container'),
  column('productName', '商品名称', 'Product'),
  column('planPieces', '计划件数', 'Pieces'),
  column('actPieces', '实收件数', 'Received pieces'),
  column('planPallet', '计划托数', 'Pallets'),
  column('actPallet', '实收托数', 'Received pallets'),
  column('planNet', '计划净重（吨）', 'Planned net (t)', { kind: 'tonnes' }),
  column('actNet', '实收净重（吨）', 'Received net (t)', { kind: 'tonnes' }),
  column('bizDate', '业务日期', 'Business day', { kind: 'date' }),
  column('planDate', '计划日期', 'Planned day', { kind: 'date' }),
  column('workTeam', '作业班组', 'Team'),
  column('tallyMan', '理货员', 'Tally clerk'),
  column('forkliftCode', '叉车', 'Forklift'),
  column('note', '说明', 'Note'),
  column('planNo', '计划号', 'Plan'),
]
