import type { Messages } from '../../kernel/messages/types.ts'

export const paperMessages = {
  'paper.tooManyRows': [
    'tooLarge',
    '{no} 有 {rows} 行明细，一份单据最多 {rowsAtMost} 行，请改用导出',
    '{no} has {rows} lines; a paper has {rowsAtMost} at most. Use the export instead.',
  ],
  'paper.tooLong': [
    'tooLarge',
    '{no} 共 {pages} 页，一份单据最多 {pagesAtMost} 页，请改用导出',
    '{no} would have {pages} pages; a paper has {pagesAtMost} at most. Use the export instead.',
  ],
  'paper.tooLarge': [
    'tooLarge',
    '{no} 内容过多，无法生成单据，请改用导出',
    '{no} is too much for one paper. Use the export instead.',
  ],
  'paper.tooSlow': [
    'timeout',
    '生成 {no} 的单据超时，请稍后再试；仍然超时请改用导出',
    'Making the paper of {no} took too long. Try again later, or use the export.',
  ],
  'paper.failed': [
    'internal',
    '{no} 的单据没有生成，未计入打印次数，请再试一次；仍然失败请联系管理员',
    'The paper of {no} was not made and is not counted. Try again, and ask your administrator if it still fails.',
  ],
  'paper.busy': [
    'conflict',
    '多人正在同时打印 {no}，请稍后再试',
    'Several people are printing {no} at the same time. Try again in a moment.',
  ],
  'paper.unbindable': [
    'internal',
    '单据没有合并成一个文件，未计入打印次数，请再试一次；仍然失败请联系管理员',
    'The papers could not be put into one file and are not counted. Try again, and ask your administrator if it still fails.',
  ],
  'paper.manyBusy': [
    'conflict',
    '其他人正在同时打印这些单据，请稍后再试',
    'Others are printing these papers at the same time. Try again in a moment.',
  ],
} as const satisfies Messages
