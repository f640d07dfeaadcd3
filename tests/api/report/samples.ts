import type { Sample } from '../../contract/sample.ts'

const range = { dateFrom: '2024-01-01', dateTo: '2026-12-31' }
const ofMoney = ['revenue', 'aging', 'unbilled']
const ofGoods = ['occupancy', 'throughput', 'stockAge', 'difference']
const ranged = ['revenue', 'throughput', 'difference']

/** The list and the file of a report. */
const both = (report: string): [string, Sample][] => {
  const as = ofMoney.includes(report) ? 'cw' : 'ck'
  const input = () => (ranged.includes(report) ? range : {})
  return [
    [`${report}Report.page`, { as, input }],
    [`${report}Report.export`, { as, input }],
  ]
}

export const reportSamples: Record<string, Sample> = Object.fromEntries(
  [...ofMoney, ...ofGoods].flatMap(both),
)
