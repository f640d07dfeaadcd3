export * from '@yuncang/shared/nouns/reference/messages'

export const words = {
  zh: {
    'reference.empty': '还没有资料',
    'reference.new': '新增',
    'reference.costCenters': '成本中心',
    'reference.invoiceCodes': '发票代码',
    'reference.containerSizes': '箱型尺寸',
    'reference.taxHint': '19 位税收分类编码，可不填',
    'reference.state.0': '使用中',
    'reference.state.1': '已禁用',
    'reference.field.code': '代码',
    'reference.field.name': '名称',
    'reference.field.forbiddenStatus': '禁用',
    'reference.field.taxCategory': '税收分类编码',
    'reference.field.isoCode': 'ISO 6346 代码',
  },
  en: {
    'reference.empty': 'Nothing here yet',
    'reference.new': 'New',
    'reference.costCenters': 'Cost centers',
    'reference.invoiceCodes': 'Invoice codes',
    'reference.containerSizes': 'Container sizes',
    'reference.taxHint': 'Tax category of 19 digits, may be left empty',
    'reference.state.0': 'In use',
    'reference.state.1': 'Forbidden',
    'reference.field.code': 'Code',
    'reference.field.name': 'Name',
    'reference.field.forbiddenStatus': 'Forbidden',
    'reference.field.taxCategory': 'Tax category',
    'reference.field.isoCode': 'ISO 6346 code',
  },
}
