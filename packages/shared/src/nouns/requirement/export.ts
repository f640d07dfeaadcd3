import { column, timeExportColumns } from '../../kernel/export-column.ts'
import { priorityLabels, requirementStatusLabels } from './rules.ts'

export const requirementExportColumns = [
  column('title', '标题', 'Title'),
  column('status', '状态', 'Status', { words: requirementStatusLabels }),
  column('priority', '优先级', 'Priority', { words: priorityLabels }),
  column('route', '页面', 'Page'),
  column('author', '作者', 'Author'),
  column('reply', '答复', 'Reply'),
  ...timeExportColumns,
]
