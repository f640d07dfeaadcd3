import { column } from '../../kernel/export-column.ts'
import { sealSourceLabels, sealStatusLabels, sealTypeLabels } from './rules.ts'

export const sealRecordExportColumns = [
  column('sealNo', '用印编号', 'Seal record'),
  column('status', '状态', 'Status', { words: sealStatusLabels }),
  column('sealType', '印章', 'Seal', { words: sealTypeLabels }),
  column('sourceType', '来源', 'Source', { words: sealSourceLabels }),
  column('sourceNo', '来源编号', 'Source number'),
  column('customerName', '客户名称', 'Customer'),
  column('documentName', '用印文件', 'Document'),
  column('copies', '份数', 'Copies', { kind: 'decimal' }),
  column('purpose', '用印事由', 'Purpose'),
  column('sealedBy', '盖章人', 'Sealed by'),
  column('sealedTime', '盖章时间', 'Sealed at', { kind: 'time' }),
  column('sha256', '文件 SHA-256', 'SHA-256 of the document'),
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
]
