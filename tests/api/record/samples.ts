import type { Sample } from '../../contract/sample.ts'
import type { CustomerWorld } from '../customer/samples.ts'
import type { InboundOrderWorld } from '../inbound-order/samples.ts'
import type { QuotationWorld } from '../quotation/samples.ts'

export const recordSamples: Record<
  string,
  Sample<CustomerWorld & InboundOrderWorld & QuotationWorld>
> = {
  'record.prices': {
    as: 'sw',
    input: ({ quotation }) => ({ businessId: quotation.quoted.bjdId }),
  },
  'record.operations': { as: 'kf', input: ({ customerId }) => ({ businessId: customerId }) },
  'record.audits': { as: 'kf', input: ({ orderId }) => ({ businessId: orderId }) },
}
