import { z } from 'zod'
import { id } from '@yuncang/shared/contracts/wire'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { uploading } from './service/batch.ts'
import { correctedFile } from './service/corrected.ts'

export const importBatchFiles = {
  'importBatch.customer': upload(uploading('customer')),
  'importBatch.customerInvoice': upload(uploading('customerInvoice')),
  'importBatch.customerBank': upload(uploading('customerBank')),
  'importBatch.product': upload(uploading('product')),
  'importBatch.storageLocation': upload(uploading('storageLocation')),
  'importBatch.inboundOrder': upload(uploading('inboundOrder')),
  'importBatch.correctedFile': download(z.strictObject({ id: id() }), correctedFile),
} as const satisfies Record<string, FileHandler>
