import { AppError } from '@yuncang/shared/errors'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { ZipFile } from 'yazl'
import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import type { Download } from '../../../files/transfer.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFindAll } from '../../contract/service/read.ts'
import { documentsOf, keptOf } from '../../file/service/read.ts'

/** The documents of some contracts, a folder for each by its number. */
export async function exportAttachments(ctx: Ctx, { ids }: { ids: string[] }): Promise<Download> {
  const files = await ctx.read(async (db) => {
    const found = []
    for (const { id, contractNo } of await mustFindAll(db, ids))
      for (const row of await documentsOf(db, businessModules.contract, id))
        found.push({ folder: contractNo.replace(/[<>:"/\\|?*]+/g, '_'), row })
    return found
  })
  if (files.length === 0) throw new AppError('contractDocument.noAttachments')
  const zip = new ZipFile()
  const taken = new Set<string>()
  for (const { folder, row } of files) {
    const file = keptOf(ctx.services, row)
    // Pictures and PDFs are packed already.
    const options = { mtime: new Date(row.createTime), size: row.size, compress: false }
    zip.addReadStreamLazy(
      pathIn(folder, row.name, taken),
      options,
      callbackify(() => file.open()),
    )
  }
  zip.end()
  const name = ctx.call.locale === 'en' ? 'contract-attachments.zip' : '合同附件.zip'
  return { name, type: 'application/zip', stream: Readable.from(zip.outputStream) }
}

/** Two documents of a contract may have one name, but for capitals too; in a folder the second gets a number. */
function pathIn(folder: string, name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let path = `${folder}/${name}`
  const key = () => path.toLowerCase()
  for (let turn = 2; taken.has(key()); turn += 1) path = `${folder}/${stem} (${turn})${extension}`
  taken.add(key())
  return path
}
