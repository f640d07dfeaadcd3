import { column } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'
import { identityStatuses } from './rules.ts'

const stateWords = {
  [identityStatuses.pending]: word('待绑定', 'To be bound'),
  [identityStatuses.bound]: word('已绑定', 'Bound'),
}

export const identityExportColumns = [
  column('name', '姓名', 'Name'),
  column('status', '状态', 'State', { words: stateWords }),
  column('account', '账号', 'Account'),
  column('email', '邮箱', 'Email'),
  column('issuer', '身份服务', 'Identity service'),
  column('subject', '身份标识', 'Identifier'),
  column('createTime', '首次登录', 'First seen', { kind: 'time' }),
]
