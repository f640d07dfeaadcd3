import { linkOptions } from '@tanstack/react-router'
import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { missingFees, type MissingKind } from '@yuncang/shared/nouns/month-close/rules'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { chosenPageSize } from '../../lib/page-size.ts'

/** The list in which something is put right, filtered to what is missing of a month of the books. */
export function cureOf(kind: MissingKind, period: string) {
  const first = { current: 1, size: chosenPageSize() }
  const fees = (filters: object) =>
    linkOptions({
      to: '/fee/feeLine/index',
      search: { ...first, accountPeriod: period, ...filters },
    })
  const bills = (filters: object) =>
    linkOptions({ to: '/fee/bill/index', search: { ...first, period, ...filters } })
  switch (kind) {
    case 'feesWithoutPrice':
    case 'feesWithoutRate':
    case 'feesToConfirm':
    case 'feesToAudit':
      return fees(missingFees[kind])
    case 'storageNotCharged':
      return fees({})
    case 'feesToBill':
    case 'reductionsToAudit':
      return bills({})
    case 'billsToSubmit':
      return bills({ status: billStatuses.draft })
    case 'billsRejected':
      return bills({ status: billStatuses.rejected })
    case 'billsToAudit':
      return bills({ status: billStatuses.submitted })
    case 'billsToConfirm':
      return bills({ status: billStatuses.audited })
    case 'inboundToComplete':
      return linkOptions({
        to: '/wms/inboundOrder/index',
        search: { ...first, orderStatus: orderStatuses.received },
      })
    case 'outboundToFinish':
      return linkOptions({
        to: '/wms/outboundOrder/index',
        search: { ...first, outboundStatus: outboundStatuses.out },
      })
  }
}
