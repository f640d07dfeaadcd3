import { standardTemplate } from '@yuncang/shared/nouns/contract-document/rules'
import { statusless } from '@yuncang/shared/nouns/file/rules'
import type { DocumentHolder } from '../../../platform/documents.ts'
import { mustFind } from '../../contract/service/read.ts'

/** Files of templates, of a contract or of the tenant. */
export const templateDocuments: DocumentHolder = {
  async find(db, id) {
    const no = id === standardTemplate ? '' : (await mustFind(db, id)).contractNo
    return { no, status: statusless }
  },
  statusLabel: () => '',
}
