import { column, stopWords } from '../../kernel/export-column.ts'

export const quotationExportColumns = [
  column('bjdNo', '报价单号', 'Quotation'),
  column('revision', '版本', 'Version'),
  column('auditStatus', '审核状态', 'Audit', { dictionary: 'AUDIT_STATUS' }),
  column('isStop', '使用状态', 'In use', { words: stopWords }),
  column('customerName', '客户名称', 'Customer'),
  column('validFrom', '生效日期', 'From', { kind: 'date' }),
  column('validTo', '失效日期', 'Until', { kind: 'date' }),
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
]
