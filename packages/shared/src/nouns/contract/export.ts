import { column } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'
import { contractStatusLabels, quotationStatusLabels } from './rules.ts'

const filingWords = { 0: word('未归档', 'Not filed'), 1: word('已归档', 'Filed') }

export const contractExportColumns = [
  column('contractNo', '合同编号', 'Contract'),
  column('status', '合同状态', 'State', { words: contractStatusLabels }),
  column('quotationStatus', '报价状态', 'Quotation', { words: quotationStatusLabels }),
  column('customerName', '客户名称', 'Customer'),
  column('contractName', '合同名称', 'Name'),
  column('contractType', '合同类型', 'Kind', { dictionary: 'CONTRACT_TYPE' }),
  column('startDate', '生效日期', 'From', { kind: 'date' }),
  column('endDate', '到期日期', 'Until', { kind: 'date' }),
  column('filingState', '归档', 'Filing', { words: filingWords }),
  column('contractSubjectNames', '签约主体', 'Contracting company'),
  column('signDate', '签订日期', 'Signed', { kind: 'date' }),
  column('currency', '币种', 'Currency'),
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
]
