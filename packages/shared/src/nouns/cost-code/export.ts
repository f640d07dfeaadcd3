import { column, stopWords } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'
import { feeUnitLabels } from './fee-units.ts'
import { feeModules } from './fee-modules.ts'

const recPayWords = {
  1: word('应收', 'Receivable'),
  2: word('应付', 'Payable'),
  3: word('应收应付', 'Both'),
}

export const costCodeExportColumns = [
  column('feeName', '费用名称', 'Chinese name'),
  column('feeNameEn', '英文名称', 'English name'),
  column('feeCode', '费用代码', 'Code'),
  column('forbiddenStatus', '状态', 'State', { words: stopWords }),
  column('jfmoduleId', '计费模块', 'Kind of work', { words: feeModules }),
  column('recPay', '收付类型', 'Direction', { words: recPayWords }),
  column('defaultUnit', '默认单位', 'Usual unit', { words: feeUnitLabels }),
  column('taxRate', '税率', 'Tax rate', { kind: 'percent' }),
  column('invoiceCode', '开票编码', 'Invoice code'),
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
]
