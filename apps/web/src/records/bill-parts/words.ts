export const words = {
  zh: {
    'billParts.left': '剩余 {{left}} {{currency}}',
    'billParts.amount': '金额',
    'billParts.tax': '税额',
    'billParts.sum': '共 {{count}} 张，合计 {{amount}}',
    'billParts.sumTax': '其中税额 {{tax}}',
  },
  en: {
    'billParts.left': '{{left}} {{currency}} left',
    'billParts.amount': 'Amount',
    'billParts.tax': 'Tax',
    'billParts.sum': '{{count}} bills, {{amount}}',
    'billParts.sumTax': 'of it tax {{tax}}',
  },
} as const
