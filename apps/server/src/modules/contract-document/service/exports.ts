import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type {
  ContractExport,
  ReportRequest,
} from '@yuncang/shared/nouns/contract-document/contract'
import {
  contractDocTypes,
  docxType,
  type ExportKind,
} from '@yuncang/shared/nouns/contract-document/rules'
import type { FileType } from '@yuncang/shared/nouns/file/rules'
import { Readable } from 'node:stream'
import { xlsxType } from '../../../files/spreadsheet/xlsx-type.ts'
import { contentOfBytes } from '../../../files/storage/storage.ts'
import type { Download } from '../../../files/transfer.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind, type ContractRow } from '../../contract/service/read.ts'
import { addressOf } from '../../file/service/papers.ts'
import { keepIn } from '../../file/service/upload.ts'
import { mustFind as mustFindQuotation } from '../../quotation/service/read.ts'
import * as repo from '../repo.ts'
import { reportOf } from './report.ts'
import { fill, textFor, type ContractText } from './text.ts'

const shownAtMost = 200

/** Makes the contract by its template, or a workbook of what it says; both stay with it as documents. */
export async function exportReport(ctx: Ctx, { id, kind }: ReportRequest): Promise<Download> {
  if (kind === 'contract') {
    const text = await ctx.read(async (db) => textFor(db, ctx, await mustFind(db, id)))
    return keepText(ctx, text, 'contract')
  }
  const { contract, report } = await ctx.read(async (db) => {
    const found = await mustFind(db, id)
    return { contract: found, report: await reportOf(db, ctx, found) }
  })
  return keep(ctx, contract, {
    kind,
    docType: contractDocTypes.report,
    type: xlsxType,
    bytes: report.bytes,
    templateVersion: '',
    quotation: report.quotation,
  })
}

/** Makes the contract of a quotation by its template, with the prices of that version. */
export async function exportByQuotation(ctx: Ctx, { id }: { id: string }): Promise<Download> {
  const text = await ctx.read(async (db) => {
    const quotation = await mustFindQuotation(db, id)
    return textFor(db, ctx, await mustFind(db, quotation.contractId), quotation)
  })
  return keepText(ctx, text, 'quotation')
}

/** The contract by its template, kept nowhere. */
export async function preview(ctx: Ctx, { id }: { id: string }): Promise<Download> {
  const text = await ctx.read(async (db) => textFor(db, ctx, await mustFind(db, id)))
  const bytes = await fill(ctx, text)
  return fileOf(
    nameOf(text.contract, ctx.call.locale === 'en' ? 'preview' : '预览', 'docx'),
    docxType,
    bytes,
  )
}

async function keepText(ctx: Ctx, text: ContractText, kind: ExportKind): Promise<Download> {
  const { source, revision } = text.template
  return keep(ctx, text.contract, {
    kind,
    docType: contractDocTypes.text,
    type: docxType,
    bytes: await fill(ctx, text),
    templateVersion: `${source} ${revision}`,
    quotation: text.quotation,
  })
}

type Made = Pick<repo.ExportRow, 'kind' | 'templateVersion' | 'quotation'> & {
  readonly docType: string
  readonly type: FileType
  readonly bytes: Buffer
}

/** What is made a second time without a change is the document that there is; who asked for it is written down. */
async function keep(
  ctx: Ctx,
  contract: ContractRow,
  { kind, docType, type, bytes, templateVersion, quotation }: Made,
): Promise<Download> {
  const extension = type === docxType ? 'docx' : 'xlsx'
  const made = {
    name: nameOf(contract, '', extension),
    file: { type, content: contentOfBytes(bytes) },
  }
  const fields = { uploadModuleCode: businessModules.contract, businessId: contract.id, docType }
  const { name } = await ctx.transaction(async (tx) => {
    const kept = await keepIn(tx, ctx, fields, made)
    await repo.addExport(tx, {
      id: ctx.newId(),
      contractId: contract.id,
      kind,
      fileId: kept.id,
      name: kept.name,
      sha256: kept.sha256,
      templateVersion,
      quotation,
      userId: ctx.user.id,
      realName: ctx.user.realName,
      time: ctx.now(),
    })
    return kept
  })
  return fileOf(name, type, bytes)
}

const nameOf = (
  { contractNo, contractName }: ContractRow,
  mark: string,
  extension: string,
): string =>
  [contractNo, contractName, mark]
    .filter(Boolean)
    .join(' ')
    .replace(/[<>:"/\\|?*]+/g, '_')
    .concat(`.${extension}`)

const fileOf = (name: string, type: string, bytes: Buffer): Download => ({
  name,
  type,
  stream: Readable.from([bytes]),
})

/** What was exported of a contract, newest first. */
export const exportsOf = (ctx: Ctx, { id }: { id: string }): Promise<ContractExport[]> =>
  ctx.read(async (db) => {
    await mustFind(db, id)
    const rows = await repo.exportsOf(db, id, shownAtMost)
    return rows.map((row) => ({ ...row, fileUrl: addressOf(row.fileId) }))
  })
