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
    '该账号名已被占用，请换一个；若是其他企业的人员，请发送邀请',
    'This account name is taken. Choose another; to bring in somebody of another company, send an invitation.',
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
    '{name} 的账号由其所属企业管理，姓名、手机号、状态和密码不能在此修改',
    'The account of {name} is administered by their own company: name, phone, state and password cannot be changed here.',
  ],
  'user.lastAdmin': [
    'conflict',
    '{name} 是租户 {tenant} 最后一名可用的本企业管理员，请先指定另一名管理员',
    '{name} is the last active administrator of {tenant} who is of that tenant. Appoint another one first.',
  ],
} as const satisfies Messages
