import type { Messages } from '../../kernel/messages/types.ts'

export const roleMessages = {
  'role.codeRequired': ['invalid', '请输入角色代码', 'Enter the code of the role.'],
  'role.codeShape': [
    'invalid',
    '角色代码以字母开头，只能包含字母、数字、下划线和短横线',
    'A role code begins with a letter and has letters, digits, _ and - only.',
  ],
  'role.nameRequired': ['invalid', '请输入角色名称', 'Enter the name of the role.'],
  'role.codeAdmin': [
    'invalid',
    '角色代码不能包含 admin：这样的角色会被当作超级管理员',
    'A role code cannot contain admin: such a role would pass as an administrator.',
  ],
  'role.codeTaken': ['conflict', '角色代码 {role} 已存在', 'There is already a role {role}.'],
  'role.fixed': [
    'conflict',
    '管理员角色由平台维护，不能修改',
    "An administrator's role comes from the platform and cannot be changed.",
  ],
  'role.own': [
    'forbidden',
    '您自己拥有角色「{role}」，请由其他管理员修改',
    'You hold the role {role} yourself. Ask another administrator.',
  ],
  'role.beyond': [
    'forbidden',
    '您没有权限「{code}」，不能把它授予角色',
    'You do not hold {code}, so you cannot give it to a role.',
  ],
  'role.unknownPermission': ['invalid', '没有权限代码 {code}', 'There is no permission {code}.'],
  'role.inUse': [
    'conflict',
    '还有 {count} 名用户拥有角色「{role}」，请先为他们更换角色',
    '{count} people still hold the role {role}. Give them another one first.',
  ],
} as const satisfies Messages
