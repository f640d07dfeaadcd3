/** Words of price sheets, wherever they stand. */
export const prices = {
  zh: {
    'record.sheet.title': '计费明细',
    'record.sheet.edit': '编辑明细',
    'record.sheet.new': '新增报价单',
    'record.sheet.loading': '正在加载…',
    'record.sheet.saved': '「{{name}}」的明细已保存',
    'record.rule.applied': '规则 {{code}}：{{terms}}',
    'record.price.tier': '{{range}} {{price}}',
    'record.price.comma': '，',
  },
  en: {
    'record.sheet.title': 'Prices',
    'record.sheet.edit': 'Edit lines',
    'record.sheet.new': 'New quotation',
    'record.sheet.loading': 'Loading…',
    'record.sheet.saved': 'The lines of {{name}} are saved',
    'record.rule.applied': 'Rule {{code}}: {{terms}}',
    'record.price.tier': '{{range}}: {{price}}',
    'record.price.comma': ', ',
  },
}
