import type { Messages } from '../../kernel/messages/types.ts'

export const requirementMessages = {
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
