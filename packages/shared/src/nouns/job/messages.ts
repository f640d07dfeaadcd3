import type { Messages } from '../../kernel/messages/types.ts'

export const jobMessages = {
  'job.ownerGone': [
    'forbidden',
    '提交人 {name} 的账号已停用或已不属于本租户，任务未执行，请由他人重新提交',
    '{name}, who asked for this, is disabled or no longer of this tenant, so it was not done. Somebody else has to ask for it.',
  ],
  'job.unknownKind': [
    'conflict',
    '当前版本不支持任务类型 {kind}，请重新提交',
    'This version does not know jobs of kind {kind}. Ask for it again.',
  ],
  'job.failed': [
    'internal',
    '执行 {attempts} 次均未成功，请稍后重试；仍然失败请联系管理员',
    'It did not work in {attempts} attempts. Try again later, and ask your administrator if it still fails.',
  ],
  'job.interrupted': [
    'internal',
    '执行中服务器 {attempts} 次中断，任务已停止，请稍后重试',
    'The server broke off {attempts} times while working on this, so it was given up. Try again later.',
  ],
  'job.over': [
    'conflict',
    '任务“{title}”已结束，无需取消',
    '“{title}” is over already; there is nothing to cancel.',
  ],
  'job.notOver': [
    'conflict',
    '只有失败或已取消的任务可以重试，任务“{title}”当前不是',
    'Only what failed or was cancelled can be tried again; “{title}” is neither.',
  ],
  'job.underWay': [
    'conflict',
    '任务“{title}”已由另一次提交在执行，请等待其完成',
    '“{title}” was asked for again and is under way already. Wait until it is done.',
  ],
  'job.noFile': [
    'notFound',
    '任务“{title}”没有可下载的文件，文件只保留 {days} 天，请重新导出',
    '“{title}” has no file to download; files are kept for {days} days. Export it again.',
  ],
  'job.fileDenied': [
    'forbidden',
    '您目前没有查看任务“{title}”所导出内容的权限，文件不能下载，如需要请联系管理员',
    'You may not read what “{title}” holds, so its file cannot be downloaded. Ask your administrator if you need it.',
  ],
  'job.fileWider': [
    'forbidden',
    '任务“{title}”的文件超出您目前的数据范围，不能下载，请重新导出',
    'The file of “{title}” holds more than you may see now, so it cannot be downloaded. Export it again.',
  ],
} as const satisfies Messages
