/** Words of two versions of prices side by side. */
export const compared = {
  zh: {
    'record.compare.count': '{{count}} 项不同',
    'record.compare.whole': '也显示相同的',
    'record.compare.change': '差异',
    'record.compare.added': '新增',
    'record.compare.removed': '删除',
    'record.compare.changed': '有改动',
    'record.compare.same': '相同',
    'record.compare.was': '较早的版本',
    'record.compare.is': '较晚的版本',
  },
  en: {
    'record.compare.count': 'Differences: {{count}}',
    'record.compare.whole': 'Show equal ones too',
    'record.compare.change': 'Difference',
    'record.compare.added': 'Added',
    'record.compare.removed': 'Removed',
    'record.compare.changed': 'Changed',
    'record.compare.same': 'Equal',
    'record.compare.was': 'Earlier version',
    'record.compare.is': 'Later version',
  },
}
