export * from '@yuncang/shared/nouns/param/messages'

export const words = {
  zh: {
    'fxRate.new': '新增汇率',
    'fxRate.one': '汇率',
    'fxRate.empty': '还没有汇率，请录入上个月的汇率。',
    'fxRate.rateHint': '1 单位外币折合人民币元，最多六位小数',
    'fxRate.field.month': '月份',
    'fxRate.field.currency': '币种',
    'fxRate.field.rate': '汇率（折合人民币）',
  },
  en: {
    'fxRate.new': 'New rate',
    'fxRate.one': 'Exchange rate',
    'fxRate.empty': 'No rates yet. Enter the one of last month.',
    'fxRate.rateHint': 'Yuan for one unit of the currency, up to six decimals',
    'fxRate.field.month': 'Month',
    'fxRate.field.currency': 'Currency',
    'fxRate.field.rate': 'Rate (in yuan)',
  },
}
