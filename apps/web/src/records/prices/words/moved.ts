/** Words of the fees that other prices would move. */
export const moved = {
  zh: {
    'record.moved.fee': '费用名称',
    'record.moved.customer': '客户',
    'record.moved.period': '费用期间',
    'record.moved.businessNo': '业务单号',
    'record.moved.before': '原金额',
    'record.moved.after': '新金额',
    'record.moved.first': '只列出前 {{n}} 行，合计含全部。',
  },
  en: {
    'record.moved.fee': 'Fee',
    'record.moved.customer': 'Customer',
    'record.moved.period': 'Period',
    'record.moved.businessNo': 'Document',
    'record.moved.before': 'Before',
    'record.moved.after': 'After',
    'record.moved.first': 'Only the first {{n}} lines are shown; the sums are of all.',
  },
} as const
