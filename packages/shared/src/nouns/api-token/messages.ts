import type { Messages } from '../../kernel/messages/types.ts'

export const apiTokenMessages = {
  'apiToken.nameRequired': ['invalid', '请输入令牌名称', 'Enter a name for the token.'],
  'apiToken.rightsRequired': ['invalid', '请至少选择一项权限', 'Choose at least one right.'],
  'apiToken.beyond': [
    'forbidden',
    '权限「{code}」不能授予令牌：您没有此权限，或此权限只能由人使用',
    'A token cannot have {code}: you do not hold it yourself, or it is for people only.',
  ],
  'apiToken.refused': [
    'unauthorized',
    '访问令牌无效、已到期或已吊销，请向租户管理员申请新的令牌',
    'The access token is unknown, has ended or was revoked. Ask an administrator for a new one.',
  ],
  'apiToken.peopleOnly': [
    'forbidden',
    '此操作只能由登录的用户进行，不能使用访问令牌',
    'This is for people who are signed in, not for access tokens.',
  ],
} as const satisfies Messages
