import type { Messages } from './types.ts'

/** Help, notes and requests. */
export const deskMessages = {
  'help.titleRequired': ['invalid', '请输入标题', 'Enter a title.'],
  'help.ofPlatform': [
    'conflict',
    '「{title}」是系统自带的帮助，不能修改；可新建一篇本单位的帮助',
    '{title} comes with the product and cannot be changed. Write an article of your own.',
  ],
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
  'requirement.titleRequired': ['invalid', '请输入需求标题', 'Enter a title for the request.'],
  'requirement.contentRequired': ['invalid', '请描述您的需求', 'Describe what you need.'],
  'requirement.replyRequired': [
    'invalid',
    '拒绝需求时请写明原因',
    'Say why when you refuse a request.',
  ],
  'requirement.wrongStatus': [
    'conflict',
    '需求「{title}」当前为「{status}」，不能{action}',
    'Request {title} is “{status}”; you cannot {action} it now.',
  ],
} as const satisfies Messages
