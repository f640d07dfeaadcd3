import { column } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'

const scopeWords = {
  all: word('全部数据', 'All rows'),
  section: word('本板块', 'Own section'),
  own: word('本人', 'Own rows'),
  customer: word('本客户', 'Own customer'),
  today: word('当天', 'Today'),
}
const originWords = {
  platform: word('平台', 'Platform'),
  fixed: word('平台（固定）', 'Platform (fixed)'),
  changed: word('本租户已调整', 'Changed here'),
  own: word('本租户自建', 'Made here'),
}

export const roleExportColumns = [
  column('name', '角色', 'Role'),
  column('roleCode', '角色代码', 'Code'),
  column('origin', '来源', 'Source', { words: originWords }),
  column('dataScope', '数据范围', 'Rows', { words: scopeWords }),
  column('rights', '权限', 'Rights'),
  column('members', '用户数', 'People'),
]
