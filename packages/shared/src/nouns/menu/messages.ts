import type { Messages } from '../../kernel/messages/types.ts'

export const menuMessages = {
  'menu.nameRequired': ['invalid', '请输入菜单名称', 'Enter the name of the entry.'],
  'menu.pathShape': [
    'invalid',
    '请输入以 http:// 或 https:// 开头的网址',
    'Enter an address that begins with http:// or https://.',
  ],
  'menu.notFramed': [
    'invalid',
    '「{origin}」不在可内嵌的网站之列，请改为在新窗口打开，或请管理员把它加入 FRAME_HOSTS',
    '{origin} is no site that may be framed. Let the entry open in a new window, or have the operator add the site to FRAME_HOSTS.',
  ],
  'menu.notSecure': [
    'invalid',
    '在新窗口打开的网址须以 https:// 开头',
    'An address that opens in a new window begins with https://.',
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
} as const satisfies Messages
