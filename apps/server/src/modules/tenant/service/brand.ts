import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Read } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import type { TenantBrand } from '@yuncang/shared/nouns/tenant/contract'
import { logoKb } from '@yuncang/shared/nouns/tenant/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'

/** First bytes of the pictures that a logo may be. */
const beginnings = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from('RIFF'),
]

/** The tenant's name and logo, for the frame; no logo and version 0 until one is set. */
export const brand = (ctx: Ctx) =>
  ctx.read(async (db) => ({ name: ctx.tenant.name, ...(await brandOf(db)) }))

export async function brandOf(db: Read) {
  const row = await repo.brandOf(db)
  return { logo: row?.logo ?? '', version: row?.version ?? 0 }
}

/** Sets or removes the logo. Throws 400 for what is no picture, 409 for a stale version. */
export async function setBrand(ctx: Ctx, { logo, version }: TenantBrand) {
  assertPicture(logo)
  const { dataNode, name } = ctx.tenant
  await ctx.transaction(async (tx) => {
    if (version === 0) {
      await mapUniqueViolation(notFirst, () => repo.insertBrand(tx, { logo, version: 1 }))
    } else if (!(await repo.changeBrand(tx, logo, version))) {
      throw new AppError('record.stale')
    }
    const operation = {
      businessId: dataNode,
      operateModule: businessModules.tenant,
      action: 'logo',
    }
    await recordOperation(tx, ctx, operation)
  })
  return { name, logo, version: version + 1 }
}

function assertPicture(logo: string): void {
  if (logo === '') return
  const bytes = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64')
  const isPicture = beginnings.some((each) => bytes.subarray(0, each.length).equals(each))
  if (!isPicture || bytes.length > logoKb * 1024) throw new AppError('tenant.logoShape')
}

/** A tenant has one row; its key goes by different names on the two databases. */
const notFirst = { '': (cause: unknown) => new AppError('record.stale', { cause }) }
