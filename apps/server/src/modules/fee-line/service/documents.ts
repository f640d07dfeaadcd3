import { feeLineStatusLabels, type FeeLineStatus } from '@yuncang/shared/nouns/fee-line/rules'
import type { DocumentHolder } from '../../../platform/documents.ts'
import { mustFind } from './read.ts'

/** Documents of a fee: the receipt of what was advanced. */
export const feeDocuments: DocumentHolder = {
  async find(db, id) {
    const { jtNo: no, masterBillNo, status } = await mustFind(db, id)
    return { no, masterBillNo, status }
  },
  // The database holds no other numbers than these.
  statusLabel: (status, locale) => feeLineStatusLabels[status as FeeLineStatus][locale],
}
