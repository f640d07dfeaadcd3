import type { Messages } from './types.ts'

export const fileMessages = {
  'storage.missing': ['notFound', '文件不存在或已被清理', 'The file is not there any more.'],
  'storage.unavailable': [
    'internal',
    '文件存储暂时不可用，请稍后再试；已填写的内容不会丢失',
    'The file storage does not answer at the moment. Try again later; nothing that you entered is lost.',
  ],
} as const satisfies Messages
