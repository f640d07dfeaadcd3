import { column } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'

export const errorLogExportColumns = [
  column('time', '时间', 'Time', { kind: 'time' }),
  column('solveStatus', '处理状态', 'State', {
    words: { 0: word('未解决', 'Open'), 1: word('已解决', 'Solved') },
  }),
  column('message', '错误信息', 'Message'),
  column('url', '页面', 'Page'),
  column('realName', '姓名', 'Name'),
  column('type', '类型', 'Type'),
  column('ip', '来源地址', 'Address'),
]
