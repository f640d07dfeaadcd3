import type { Messages } from '../../kernel/messages/types.ts'

export const instructionMessages = {
  'instruction.routeRequired': [
    'invalid',
    '请指明笔记所属的页面，例如 /wms/inboundOrder/index',
    'Name the page that the note is about, for example /wms/inboundOrder/index.',
  ],
  'instruction.titleRequired': ['invalid', '请输入笔记标题', 'Enter a title for the note.'],
  'instruction.contentRequired': ['invalid', '请输入笔记内容', 'Write something into the note.'],
  'instruction.notAuthor': [
    'forbidden',
    '笔记「{title}」由 {author} 撰写，只有本人或管理员可以修改',
    'Note {title} is by {author}. Only they or an administrator can change it.',
  ],
} as const satisfies Messages
