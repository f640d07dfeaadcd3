import { billStatusLabels, type BillStatus } from '@yuncang/shared/nouns/bill/rules'
import type { DocumentHolder } from '../../../platform/documents.ts'
import { mustFind } from './read.ts'

/** Documents of a bill. */
export const billDocuments: DocumentHolder = {
  async find(db, id) {
    const { billNo: no, status } = await mustFind(db, id)
    return { no, status }
  },
  // The database holds no other numbers than these.
  statusLabel: (status, locale) => billStatusLabels[status as BillStatus][locale],
}
