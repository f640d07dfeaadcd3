/** Papers of several records. */
export const words = {
  zh: {
    'papers.title': '{{title}}（{{count}} 份）',
    'papers.language': '语言',
    'papers.hint': '按列表顺序合并为一个 PDF，每份各计一次打印。',
    'papers.tooMany': '已选 {{count}} 条，一次最多打印 {{most}} 份，请减少选择',
    'papers.running': '已生成 {{done}} / {{total}}',
    'papers.goesOn': '关闭窗口后会继续进行，文件可在右上角「后台任务」中下载。',
    'papers.done': '已打印 {{papers}} 份，共 {{pages}} 页',
    'papers.download': '下载 PDF',
    'papers.refused': '未打印 {{count}} 份',
    'papers.cancelled': '打印已取消，未计入打印次数',
  },
  en: {
    'papers.title': '{{title}} ({{count}})',
    'papers.language': 'Language',
    'papers.hint': 'One PDF in the order of the list; each paper counts as one print.',
    'papers.tooMany': '{{count}} are selected; {{most}} at most are printed at once. Select fewer.',
    'papers.running': '{{done}} of {{total}} made',
    'papers.goesOn':
      'It goes on when you close this; find the file under “Background jobs” at the top.',
    'papers.done': 'Printed: {{papers}}, on {{pages}} pages',
    'papers.download': 'Download the PDF',
    'papers.refused': 'Not printed: {{count}}',
    'papers.cancelled': 'Cancelled; nothing is counted as printed.',
  },
} as const
