import type { Messages } from '../../kernel/messages/types.ts'

export const importBatchMessages = {
  'importBatch.busy': [
    'conflict',
    '文件「{name}」正在处理，请稍候',
    '“{name}” is being worked on. Wait a moment.',
  ],
  'importBatch.over': [
    'conflict',
    '文件「{name}」已导入或已放弃，请重新上传',
    '“{name}” has been imported or discarded. Upload it again.',
  ],
  'importBatch.notClean': [
    'conflict',
    '文件「{name}」还有 {count} 处需要更正，更正后才能导入',
    '“{name}” still has {count} cells to correct before it can be imported.',
  ],
  'importBatch.notChecked': [
    'conflict',
    '校验已取消或中断，请重新校验，或重新上传文件',
    'The check was cancelled or broken off. Check again, or upload the file once more.',
  ],
  'importBatch.notAccepted': [
    'conflict',
    '文件「{name}」有需要确认的提示：{kinds}。请逐项核对并确认后再导入',
    '“{name}” has warnings that nobody has accepted: {kinds}. Look at them and accept them, then import.',
  ],
  'importBatch.noSheet': [
    'invalid',
    '文件「{name}」中没有所选的工作表，或其中没有数据',
    '“{name}” does not have these sheets, or they hold no rows.',
  ],
  'importBatch.oneSheet': [
    'conflict',
    '「{name}」只导入这一个工作表，其他工作表请勾选后导入',
    '“{name}” is the import of this sheet alone. Tick the other sheets to import them.',
  ],
  'importBatch.sourceGone': [
    'conflict',
    '上传的文件已放弃或过期，请重新上传',
    'The uploaded file was discarded or is too old. Upload it again.',
  ],
  'importBatch.sameFile': [
    'conflict',
    '同一文件已于 {time} 导入（{name}），内容没有变化，未重复导入',
    'The same file was imported at {time} ({name}). Nothing has changed, and nothing was imported again.',
  ],
} as const satisfies Messages
