import type { Messages } from './types.ts'

export const adminMessages = {
  'tenant.redirectShape': [
    'invalid',
    '跳转地址应以 http:// 或 https:// 开头',
    'The address begins with http:// or https://.',
  ],
  'tenant.taken': [
    'conflict',
    '租户代码 {tenant} 或名称「{name}」已存在，请换一个',
    'There is already a tenant with the code {tenant} or the name {name}. Choose another.',
  ],
  'tenant.ownLock': [
    'conflict',
    '您正在租户 {tenant} 中工作，请先切换到其他租户再锁定它',
    'You are working in {tenant}. Switch to another tenant before you lock it.',
  ],
  'tenant.logoShape': [
    'invalid',
    '请上传不超过 48 kB 的 PNG、JPEG 或 WebP 图片',
    'Choose a PNG, JPEG or WebP picture of at most 48 kB.',
  ],
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
  'menu.nameRequired': ['invalid', '请输入菜单名称', 'Enter the name of the entry.'],
  'menu.pathShape': [
    'invalid',
    '请输入以 http:// 或 https:// 开头的网址',
    'Enter an address that begins with http:// or https://.',
  ],
  'menu.parent': [
    'invalid',
    '上级菜单不存在或不是目录',
    'The parent does not exist or is no folder.',
  ],
  'menu.groupShape': [
    'invalid',
    '同组地址以 / 开头，只含字母、数字和 / . _ -，例如 /wms/inboundOrder/detail',
    'A group path begins with / and has letters, digits and / . _ - only, as in /wms/inboundOrder/detail.',
  ],
  'menu.queryShape': [
    'invalid',
    '查询参数写作 type=1&size=15，不含 ?、# 和空格',
    'Write the query as type=1&size=15, without ?, # or spaces.',
  ],
  'menu.vital': [
    'conflict',
    '「{name}」不能隐藏，否则将无法再恢复菜单',
    '{name} cannot be hidden: nobody could bring the menu back.',
  ],
  'dictionary.codeShape': [
    'invalid',
    '字典代码由大写字母、数字和下划线组成，以字母开头',
    'A dictionary code has capital letters, digits and _, and begins with a letter.',
  ],
  'dictionary.valueRequired': ['invalid', '请输入字典值', 'Enter the value.'],
  'dictionary.valueShape': ['invalid', '字典值不能包含逗号', 'A value has no comma.'],
  'dictionary.labelRequired': ['invalid', '请输入显示文字', 'Enter the label.'],
  'dictionary.choose': ['invalid', '请选择字典条目', 'Choose the entries.'],
  'dictionary.importEmpty': ['invalid', '没有可导入的条目', 'There is nothing to import.'],
  'dictionary.twice': [
    'invalid',
    '值 {value} 在导入内容中出现了两次',
    'The value {value} is there twice.',
  ],
  'dictionary.taken': [
    'conflict',
    '字典 {code} 已有值 {value}，请直接修改该条目',
    '{code} has the value {value} already. Change that entry.',
  ],
  'dictionary.locked': [
    'conflict',
    '{code} 的条目 {value} 已锁定，请先解锁',
    'The entry {value} of {code} is locked. Unlock it first.',
  ],
  'dictionary.platformLocked': [
    'conflict',
    '{code} 的条目 {value} 由平台锁定，租户不能修改',
    'The entry {value} of {code} is locked by the platform: tenants cannot change it.',
  ],
  'dictionary.closed': [
    'conflict',
    '{code} 的取值由系统固定，不能增加',
    'The values of {code} are fixed by the product: none can be added.',
  ],
  'dictionary.shipped': [
    'conflict',
    '{code} 的条目 {value} 是平台自带的，不能删除，可以隐藏',
    'The entry {value} of {code} comes with the product: hide it instead.',
  ],
  'dictionary.notOwn': [
    'conflict',
    '{code} 的条目 {value} 属于平台，本租户没有可删除的内容',
    'The entry {value} of {code} is the platform’s: there is nothing of this tenant to remove.',
  ],
  'reference.codeRequired': ['invalid', '请输入代码', 'Enter the code.'],
  'reference.nameRequired': ['invalid', '请输入名称', 'Enter the name.'],
  'reference.codeTaken': [
    'conflict',
    '代码 {code} 已属于「{name}」',
    'The code {code} already belongs to {name}.',
  ],
  'invoiceCode.taxShape': [
    'invalid',
    '税收分类编码应为 19 位数字',
    'A tax category has 19 digits.',
  ],
  'costCode.noRightThere': [
    'forbidden',
    '您在租户 {tenant} 没有维护费用名称的权限',
    'You may not maintain fee names in {tenant}.',
  ],
  'outbox.expired': ['conflict', '有效期已过，未再发送', 'It expired before it could be sent.'],
  'outbox.failed': [
    'internal',
    '发送未成功，请稍后重新发送；仍然失败请联系管理员',
    'It could not be sent. Send it again later, and ask your administrator if it still fails.',
  ],
  'outbox.gone': [
    'conflict',
    '消息已送达或已过期，不能重发',
    'The message is delivered or expired: there is nothing to send again.',
  ],
} as const satisfies Messages
