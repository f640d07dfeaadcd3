import { column } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'
import { outboxStatuses } from './rules.ts'

const stateWords = {
  [outboxStatuses.waiting]: word('待发送', 'Waiting'),
  [outboxStatuses.delivered]: word('已送达', 'Delivered'),
  [outboxStatuses.givenUp]: word('已放弃', 'Given up'),
}
const channelWords = {
  phone: word('短信', 'Text'),
  mail: word('邮件', 'Mail'),
  customerPlatform: word('客户平台', 'Customer platform'),
  financePlatform: word('财务平台', 'Finance platform'),
}

export const outboxExportColumns = [
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
  column('status', '状态', 'State', { words: stateWords }),
  column('channel', '方式', 'By', { words: channelWords }),
  column('recipient', '收件人', 'To'),
  column('attempts', '尝试次数', 'Attempts'),
  column('failure', '最近一次失败', 'Last failure'),
  column('dueTime', '下次发送', 'Next attempt', { kind: 'time' }),
  column('expireTime', '失效时间', 'Expires', { kind: 'time' }),
]
