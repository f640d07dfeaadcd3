import type { Messages } from '../../kernel/messages/types.ts'

export const userMessages = {
  'user.nameRequired': ['invalid', '请输入姓名', 'Enter the name.'],
  'user.roleRequired': ['invalid', '请至少选择一个角色', 'Choose at least one role.'],
  'user.accountShape': [
    'invalid',
    '账号只能包含字母、数字、下划线、点、@ 和短横线',
    'An account has letters, digits and _ . @ - only.',
  ],
  'user.accountTaken': [
    'conflict',
    '账号 {account} 已是本租户的用户',
    '{account} belongs to this tenant already.',
  ],
  'user.accountElsewhere': [
    'conflict',
    '账号 {account} 已存在。若是同一人，请勾选「已有账号」后再保存',
    'The account {account} exists already. If it is the same person, tick «has an account» and save again.',
  ],
  'user.noSuchAccount': [
    'conflict',
    '账号 {account} 不存在，请取消勾选「已有账号」',
    'There is no account {account}. Untick «has an account».',
  ],
  'user.phoneTaken': [
    'conflict',
    '手机号 {phone} 已被其他账号使用',
    'The phone number {phone} belongs to another account.',
  ],
  'user.unknownRole': ['invalid', '角色 {role} 不存在', 'There is no role {role}.'],
  'user.customerRequired': [
    'invalid',
    '角色「{role}」只看一家客户的数据，请选择客户',
    'The role {role} sees the rows of one customer: choose the customer.',
  ],
  'user.roleBeyond': [
    'forbidden',
    '角色「{role}」的权限超出了您自己的权限，不能由您授予',
    'The role {role} may do more than you may, so you cannot give it.',
  ],
  'user.beyond': [
    'forbidden',
    '{name} 的权限超出了您自己的权限，请联系系统管理员',
    '{name} may do more than you may. Ask a system administrator.',
  ],
  'user.ownRoles': [
    'forbidden',
    '不能修改自己的角色，请由其他管理员操作',
    'Nobody changes their own roles. Ask another administrator.',
  ],
  'user.ownStatus': [
    'conflict',
    '不能停用、锁定或移除自己',
    'You cannot disable, lock or remove yourself.',
  ],
  'user.elsewhere': [
    'conflict',
    '{name} 也属于其他租户，姓名、手机号、状态和密码须由系统管理员修改',
    '{name} belongs to other tenants too: name, phone, state and password are changed by a system administrator.',
  ],
  'user.lastAdmin': [
    'conflict',
    '{name} 是租户 {tenant} 最后一名可用的管理员，请先指定另一名管理员',
    '{name} is the last active administrator of {tenant}. Appoint another one first.',
  ],
} as const satisfies Messages
