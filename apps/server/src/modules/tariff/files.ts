import { noInput } from '@yuncang/shared/kernel/wire'
import { download, upload, type FileHandler } from '../../trpc/files.ts'
import { readStandards } from './service/read-workbook.ts'
import { standardWorkbook } from './service/write-workbook.ts'

/** List prices as a workbook: they are of fee names, their cells are those of price lines. */
export const standardFiles = {
  'costStandard.workbook': download(noInput, standardWorkbook),
  'costStandard.readWorkbook': upload(readStandards),
} as const satisfies Record<string, FileHandler>
