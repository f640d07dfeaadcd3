import { column } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'

const kindWords = {
  signIn: word('登录', 'Signed in'),
  signOut: word('退出', 'Signed out'),
  failed: word('登录失败', 'Turned away'),
}
const wayWords = {
  account: word('账号密码', 'Account and password'),
  phone: word('手机验证码', 'Phone and code'),
  sso: word('统一身份', 'Single sign-on'),
}

export const loginRecordExportColumns = [
  column('time', '时间', 'Time', { kind: 'time' }),
  column('kind', '事件', 'Event', { words: kindWords }),
  column('account', '账号', 'Account'),
  column('way', '方式', 'Way', { words: wayWords }),
  column('address', '来源地址', 'Address'),
]
