import { orderStatusLabel } from '@yuncang/shared/nouns/inbound-order/rules'
import type { DocumentHolder } from '../../../platform/documents.ts'
import { mustFind } from './read.ts'

/** Documents of an inbound order. */
export const inboundDocuments: DocumentHolder = {
  async find(db, id) {
    const { orderNo: no, masterBillNo, orderStatus: status } = await mustFind(db, id)
    return { no, masterBillNo, status }
  },
  statusLabel: orderStatusLabel,
}
