export * from '@yuncang/shared/nouns/requirement/messages'

export const words = {
  zh: {
    'requirement.new': '提需求',
    'requirement.none': '还没有需求',
    'requirement.sent': '需求「{{title}}」已提交',
    'requirement.status': '状态',
    'requirement.reply': '答复',
    'requirement.author': '作者',
    'requirement.field.title': '标题',
    'requirement.field.content': '希望系统做什么',
    'requirement.field.route': '页面',
    'requirement.field.priority': '优先级',
  },
  en: {
    'requirement.new': 'New request',
    'requirement.none': 'No requests yet',
    'requirement.sent': 'Request {{title}} has been sent.',
    'requirement.status': 'Status',
    'requirement.reply': 'Reply',
    'requirement.author': 'Author',
    'requirement.field.title': 'Title',
    'requirement.field.content': 'What should the product do',
    'requirement.field.route': 'Page',
    'requirement.field.priority': 'Priority',
  },
}
