export * from '@yuncang/shared/nouns/instruction/messages'

export const words = {
  zh: {
    'instruction.new': '写笔记',
    'instruction.of': '{{page}} 的笔记',
    'instruction.none': '还没有笔记，写下第一条吧',
    'instruction.by': '{{author}} · {{time}}',
    'instruction.author': '作者',
    'instruction.hidden': '隐藏',
    'instruction.removeAsk': '删除这条笔记？',
    'instruction.field.title': '标题',
    'instruction.field.content': '内容',
    'instruction.field.activeRoute': '页面',
    'instruction.field.status': '显示',
  },
  en: {
    'instruction.new': 'Write a note',
    'instruction.of': 'Notes on {{page}}',
    'instruction.none': 'No notes yet. Write the first one.',
    'instruction.by': '{{author}} · {{time}}',
    'instruction.author': 'Author',
    'instruction.hidden': 'Hidden',
    'instruction.removeAsk': 'Remove this note?',
    'instruction.field.title': 'Title',
    'instruction.field.content': 'Text',
    'instruction.field.activeRoute': 'Page',
    'instruction.field.status': 'Shown',
  },
}
