import type { Messages } from '../../kernel/messages/types.ts'

export const dictionaryMessages = {
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
    "The entry {value} of {code} is the platform's: there is nothing of this tenant to remove.",
  ],
} as const satisfies Messages
