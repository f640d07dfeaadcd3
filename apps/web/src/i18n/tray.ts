/** What goes on in the background: said in the top bar, so it comes with the start. */
export const tray = {
  zh: {
    'job.tray': '后台任务',
    'job.trayWith': '后台任务，{{count}} 项进行中',
    'job.none': '最近 7 天没有后台任务。数据较多的导出会在这里显示进度，完成后可下载。',
    'job.exportStarted': '数据较多，已转为后台导出，完成后可在右上角“后台任务”中下载',
    'job.isDone': '“{{title}}”已完成',
    'job.hasFailed': '“{{title}}”未成功，请在右上角“后台任务”中查看原因',
    'job.download': '下载',
    'job.showFees': '查看费用',
    'job.fileUntil': '{{name}}，保留至 {{time}}',
    'job.status.queued': '排队中',
    'job.status.running': '进行中',
    'job.status.cancelling': '正在取消',
    'job.status.done': '已完成',
    'job.status.failed': '失败',
    'job.status.cancelled': '已取消',
  },
  en: {
    'job.tray': 'Background jobs',
    'job.trayWith': 'Background jobs, {{count}} in progress',
    'job.none':
      'No background jobs in the last 7 days. Large exports show their progress here, and their files afterwards.',
    'job.exportStarted':
      'There is much to export, so it goes on in the background. Get the file from “Background jobs” at the top right.',
    'job.isDone': '“{{title}}” is done',
    'job.hasFailed': '“{{title}}” did not work. See why in “Background jobs” at the top right.',
    'job.download': 'Download',
    'job.showFees': 'See the fees',
    'job.fileUntil': '{{name}}, kept until {{time}}',
    'job.status.queued': 'Waiting',
    'job.status.running': 'In progress',
    'job.status.cancelling': 'Being cancelled',
    'job.status.done': 'Done',
    'job.status.failed': 'Failed',
    'job.status.cancelled': 'Cancelled',
  },
}
