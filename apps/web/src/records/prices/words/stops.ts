/** Words of prices that are stopped, from a day on or between two. */
export const stops = {
  zh: {
    'record.priced.stopOf': '停用「{{name}}」',
    'record.priced.resumeOf': '启用「{{name}}」',
    'record.priced.stopDay': '从哪天起停用',
    'record.priced.resumeDay': '从哪天起恢复',
    'record.priced.resumeReason': '启用原因',
    'record.priced.stopHint':
      '从这天起不再按它计费，之前的日子照旧；未审核的费用在重新计费时变动，已审核的不变。',
    'record.priced.resumeHint': '从这天起又按它计费，停用的那些天仍不计费。',
    'record.priced.stoppedFrom': '{{from}} 起停用',
    'record.priced.stoppedBetween': '{{from}} 至 {{to}} 停用',
  },
  en: {
    'record.priced.stopOf': 'Stop {{name}}',
    'record.priced.resumeOf': 'Resume {{name}}',
    'record.priced.stopDay': 'Stopped from',
    'record.priced.resumeDay': 'Holds again from',
    'record.priced.resumeReason': 'Why it is resumed',
    'record.priced.stopHint':
      'It prices nothing from this day on; the days before stay. Fees that nobody has audited move when they are calculated again, audited ones stay.',
    'record.priced.resumeHint':
      'It prices again from this day on; the days on which it was stopped stay without it.',
    'record.priced.stoppedFrom': 'Stopped from {{from}}',
    'record.priced.stoppedBetween': 'Stopped {{from}} – {{to}}',
  },
}
