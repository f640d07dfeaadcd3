import { column } from '../../kernel/export-column.ts'

const when = column('createTime', '时间', 'Time', { kind: 'time' })
const account = column('account', '账号', 'Account')
const address = column('ip', '来源地址', 'Address')

/** What people did. */
export const usualLogExportColumns = [
  when,
  column('realName', '姓名', 'Name'),
  account,
  column('title', '操作', 'Operation'),
  column('operation', '操作代码', 'Code'),
  address,
]

/** Every call that was to change something. */
export const apiLogExportColumns = [
  when,
  column('status', '结果', 'Result'),
  column('title', '操作', 'Operation'),
  column('method', '方法', 'Method'),
  column('url', '地址', 'Path'),
  column('costMs', '耗时（毫秒）', 'ms'),
  account,
  column('reason', '原因', 'Reason'),
  address,
  column('requestId', '请求编号', 'Request'),
]
