export const calendarWords = {
  zh: {
    'contract.month': '月份',
    'contract.monthBefore': '上个月',
    'contract.monthAfter': '下个月',
    'contract.thisMonth': '本月',
    'contract.endingIn': '{{days}} 天内到期',
    'contract.endingInMonth': '当月到期',
    'contract.noneEnding': '这个月没有到期的合同',
    'contract.willNotRenew': '不续签',
  },
  en: {
    'contract.month': 'Month',
    'contract.monthBefore': 'Month before',
    'contract.monthAfter': 'Month after',
    'contract.thisMonth': 'This month',
    'contract.endingIn': 'End within {{days}} days',
    'contract.endingInMonth': 'End in this month',
    'contract.noneEnding': 'No contract ends in this month',
    'contract.willNotRenew': 'Will not be renewed',
  },
}
