import type { Sample } from '../../contract/sample.ts'
import type { CustomerWorld } from '../customer/samples.ts'

const account = { currency: 'CNY', dateFrom: '2024-01-01', dateTo: '2025-12-31' }
const of = ({ customerId }: CustomerWorld) => ({ customerId, ...account })

export const billStatementSamples: Record<string, Sample<CustomerWorld>> = {
  'billStatement.page': { as: 'kh', input: of },
  'billStatement.totals': { as: 'cw', input: of },
  'billStatement.export': { as: 'jf', input: of },
  'billStatement.letter': {
    as: 'jf',
    input: ({ customerId }) => ({ id: customerId, locale: 'en', ...account }),
  },
  'billStatement.sendMail': {
    as: 'cw',
    input: ({ customerId }) => ({
      id: customerId,
      ...account,
      version: 1,
      recipients: ['finance@example.com'],
      locale: 'zh',
      subject: '对账单',
      text: '请核对。',
    }),
  },
  'billStatement.mails': { as: 'cw', input: ({ customerId }) => ({ id: customerId }) },
}
