import { column, timeExportColumns } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'

const code = column('code', '代码', 'Code')
const name = column('name', '名称', 'Name')
const state = column('forbiddenStatus', '禁用', 'Forbidden', {
  words: { 0: word('使用中', 'In use'), 1: word('已禁用', 'Forbidden') },
})

export const costCenterExportColumns = [code, name, state, ...timeExportColumns]

export const invoiceCodeExportColumns = [
  code,
  name,
  column('taxCategory', '税收分类编码', 'Tax category'),
  state,
  ...timeExportColumns,
]
