import { column } from '../../kernel/export-column.ts'
import { word } from '../../kernel/words.ts'
import { userStatuses } from './rules.ts'

const stateWords = {
  [userStatuses.stopped]: word('已停用', 'Disabled'),
  [userStatuses.active]: word('使用中', 'Active'),
  [userStatuses.locked]: word('已锁定', 'Locked'),
}

export const userExportColumns = [
  column('account', '账号', 'Account'),
  column('realName', '姓名', 'Name'),
  column('status', '状态', 'State', { words: stateWords }),
  column('roleCodes', '角色', 'Roles'),
  column('sections', '业务板块', 'Sections'),
  column('phone', '手机号', 'Phone'),
  column('customerName', '所属客户', 'Customer'),
  column('hasPassword', '密码', 'Password', {
    words: { 0: word('未设置', 'Not set'), 1: word('已设置', 'Set') },
  }),
  column('isElsewhere', '其他租户', 'Other tenants', {
    words: { 0: word('', ''), 1: word('多租户', 'Several tenants') },
  }),
  column('createTime', '创建时间', 'Created', { kind: 'time' }),
]
