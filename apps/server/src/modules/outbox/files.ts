import { mailAttachment as attachmentOfMail, outbox } from '@yuncang/shared/nouns/outbox/contract'
import { outboxExportColumns } from '@yuncang/shared/nouns/outbox/export'
import { outboxStatuses } from '@yuncang/shared/nouns/outbox/rules'
import { defineExport } from '../../kernel/export/service/list-export.ts'
import { download, type FileHandler } from '../../trpc/files.ts'
import { everyMessage } from './service.ts'
import { mailAttachment } from './service/mail.ts'

export const outboxExport = defineExport({
  list: 'outbox',
  page: outbox.page.input,
  columns: outboxExportColumns,
  rows: everyMessage,
  // What is delivered or given up is not sent again.
  cells: async () => ({
    dueTime: ({ status, dueTime }) => (status === outboxStatuses.waiting ? dueTime : null),
  }),
})

export const outboxFiles = {
  'outbox.mailAttachment': download(attachmentOfMail, mailAttachment),
} as const satisfies Record<string, FileHandler>
