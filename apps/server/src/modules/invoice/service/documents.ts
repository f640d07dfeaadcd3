import { invoiceStatusLabels, type InvoiceStatus } from '@yuncang/shared/nouns/invoice/rules'
import type { DocumentHolder } from '../../../platform/documents.ts'
import { mustFind } from './read.ts'

/** Documents of an invoice: the invoice itself, as the tax system or the supplier gave it. */
export const invoiceDocuments: DocumentHolder = {
  async find(db, id) {
    const { invoiceNo: no, status } = await mustFind(db, id)
    return { no, status }
  },
  // The database holds no other numbers than these.
  statusLabel: (status, locale) => invoiceStatusLabels[status as InvoiceStatus][locale],
}
