import { contractStatusLabels, type ContractStatus } from '@yuncang/shared/nouns/contract/rules'
import type { DocumentHolder } from '../../../platform/documents.ts'
import { mustFind } from './read.ts'

/** Documents of a contract. */
export const contractDocuments: DocumentHolder = {
  async find(db, id) {
    const { contractNo: no, status } = await mustFind(db, id)
    return { no, status }
  },
  // The database holds no other numbers than these.
  statusLabel: (status, locale) => contractStatusLabels[status as ContractStatus][locale],
}
