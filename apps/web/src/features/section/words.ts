export const words = {
  zh: {
    'section.business': '业务类型：{{types}}',
    'section.members': '{{name}}的成员',
    'section.none': '还没有成员',
  },
  en: {
    'section.business': 'Business: {{types}}',
    'section.members': 'People in {{name}}',
    'section.none': 'Nobody yet',
  },
}
