import { statusless } from '@yuncang/shared/nouns/file/rules'
import type { DocumentHolder } from '../../../platform/documents.ts'
import { mustFind } from './read.ts'

/** Papers of an article of help, which has no status. */
export const articleDocuments: DocumentHolder = {
  async find(db, id) {
    const { briefInstructions: no } = await mustFind(db, id)
    return { no, status: statusless }
  },
  statusLabel: () => '',
}
