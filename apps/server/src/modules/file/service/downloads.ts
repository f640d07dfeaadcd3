import { downloadsId, statusless } from '@yuncang/shared/nouns/file/rules'
import { AppError } from '@yuncang/shared/errors'
import type { DocumentHolder } from '../../../platform/documents.ts'

/** What the tenant gives its people to download: documents of no record. */
export const downloads: DocumentHolder = {
  async find(_db, id) {
    if (id !== downloadsId) throw new AppError('record.notFound')
    return { no: '', status: statusless }
  },
  statusLabel: () => '',
}
