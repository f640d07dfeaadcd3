import { AppError } from '@yuncang/shared/errors'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { AttachmentImport } from '@yuncang/shared/nouns/contract-document/contract'
import { archiveLimits, numbersInPath } from '@yuncang/shared/nouns/contract-document/rules'
import { contractStatusLabels, type ContractStatus } from '@yuncang/shared/nouns/contract/rules'
import { documentActionLabels, documentRefusalOf } from '@yuncang/shared/nouns/file/rules'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { dirname } from 'node:path'
import { ArchiveTooLarge, unpack, type Unpacked } from '../../../files/archive.ts'
import { inspect, type Inspected } from '../../../files/content/inspect.ts'
import type { Upload } from '../../../files/transfer.ts'
import { uploadLimit } from '../../../files/upload.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { contractsNumbered, type ContractRow } from '../../contract/service/read.ts'
import { keepIn } from '../../file/service/upload.ts'

const mb = 1024 * 1024
/** Dictionary DOC_TYPE: nobody has said what these are. */
const docType = 'QT'

type Ready = { readonly path: string; readonly contract: ContractRow; readonly file: Inspected }

/**
 * Files of an archive become documents of the contracts whose numbers their names or folders have; the others are named
 * with what is wrong (docs/domain/contracts.md#attachments).
 */
export async function importAttachments(ctx: Ctx, archive: Upload): Promise<AttachmentImport> {
  const unpacked = await unpackedOf(archive)
  const contracts = await contractsIn(ctx, unpacked)
  const ready: Ready[] = []
  const findings: AttachmentImport['findings'][number][] = []
  for (const each of unpacked) {
    try {
      ready.push(await judged(ctx, each, contracts))
    } catch (error) {
      // What stands against one file is said of it; the others go on.
      if (!(error instanceof AppError)) throw error
      findings.push({ path: each.path, message: error.in(ctx.call.locale) })
    }
  }
  await ctx.transaction(async (tx) => {
    for (const { path, contract, file } of ready) {
      const uploadModuleCode = businessModules.contract
      const name = path.split('/').at(-1) ?? path
      await keepIn(tx, ctx, { uploadModuleCode, businessId: contract.id, docType }, { name, file })
    }
  })
  return {
    kept: ready.map(({ path, contract: { contractNo } }) => ({ contractNo, path })),
    findings,
  }
}

async function unpackedOf({ path, name }: Upload): Promise<Unpacked[]> {
  const { files, unpackedMb } = archiveLimits
  return unpack(path, dirname(path), { files, bytes: unpackedMb * mb }).catch((cause: unknown) => {
    if (cause instanceof ArchiveTooLarge)
      throw new AppError('contractDocument.archiveTooLarge', { params: { files, mb: unpackedMb } })
    throw new AppError('contractDocument.notZip', { params: { name }, cause })
  })
}

const numbersOf = ({ path }: Unpacked) => numbersInPath(path).map(normalizeCode)

const contractsIn = (ctx: Ctx, files: readonly Unpacked[]): Promise<Map<string, ContractRow>> =>
  ctx.read((db) => contractsNumbered(db, [...new Set(files.flatMap(numbersOf))]))

/** A file with the contract that it goes to. Throws what stands against it. */
async function judged(
  ctx: Ctx,
  each: Unpacked,
  contracts: ReadonlyMap<string, ContractRow>,
): Promise<Ready> {
  const { path, file, size } = each
  const number = numbersOf(each).find((no) => contracts.has(no))
  const contract = number === undefined ? undefined : contracts.get(number)
  if (!contract) throw new AppError('contractDocument.noContract')
  refuse(ctx, contract)
  if (size > uploadLimit)
    throw new AppError('contractDocument.fileTooLarge', { params: { mb: uploadLimit / mb } })
  const name = path.split('/').at(-1) ?? path
  if (size === 0) throw new AppError('file.empty', { params: { name } })
  const inspected = await inspect({ path: file, name }, ctx.call.locale, ctx.call.signal())
  return { path, contract, file: inspected }
}

function refuse(ctx: Ctx, { contractNo: no, status }: ContractRow): void {
  const who = { id: ctx.user.id, permissions: ctx.permissions }
  const refusal = documentRefusalOf('add', businessModules.contract, status, who)
  if (!refusal) return
  if (refusal !== 'status') throw new AppError('access.denied')
  const { locale } = ctx.call
  const action = documentActionLabels.add[locale]
  // The database holds no other numbers than these.
  const said = contractStatusLabels[status as ContractStatus][locale]
  throw new AppError('file.wrongStatus', { params: { no, status: said, action } })
}
