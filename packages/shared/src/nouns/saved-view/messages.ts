import type { Messages } from '../../kernel/messages/types.ts'

export const savedViewMessages = {
  'savedView.nameRequired': ['invalid', '请输入视图名称', 'Give the view a name.'],
  'savedView.nameTaken': [
    'conflict',
    '您已有名为「{name}」的视图，请换一个名称',
    'You already have a view named {name}. Choose another name.',
  ],
  'savedView.foreignRole': [
    'forbidden',
    '只能共享给您自己所在的角色',
    'You can share only with roles of your own.',
  ],
  'savedView.notOwner': [
    'forbidden',
    '视图「{name}」由 {owner} 共享，只有本人或管理员可以更改',
    '{owner} shares the view {name}; only they or an administrator can change it.',
  ],
  'savedView.tooMany': [
    'conflict',
    '每个列表最多保存 {count} 个视图，请先删除不用的视图',
    'A list holds {count} views at most. Remove some that you do not use.',
  ],
} as const satisfies Messages
