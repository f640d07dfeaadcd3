import { inTenant, system } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { signedFilePath } from '@yuncang/shared/nouns/file/signed-path'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeptFile } from '../../../files/transfer.ts'
import { deriveKey } from '../../../platform/derive-key.ts'
import type { Services } from '../../../platform/services.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { keptOf } from './read.ts'

/*
 * Addresses of one document for whoever holds them, for some minutes: tenant, document and last moment, signed with a
 * key of the installation. Nothing is kept of them (docs/domain/files.md#signed-addresses).
 */

const minuteMs = 60_000
const shape = /^([\w-]{1,300})\.([\w-]{43})$/

const signatureOf = ({ config }: Pick<Services, 'config'>, body: string): Buffer =>
  createHmac('sha256', deriveKey(config.sessionSecret, 'addresses of documents'))
    .update(body)
    .digest()

export function ticketFor(
  ctx: Ctx,
  fileId: string,
  minutes: number,
): { url: string; expireTime: string } {
  const expires = Date.parse(ctx.now()) + minutes * minuteMs
  const said = JSON.stringify([ctx.tenant.dataNode, fileId, expires])
  const body = Buffer.from(said).toString('base64url')
  const signature = signatureOf(ctx.services, body).toString('base64url')
  return {
    url: `${signedFilePath}/${body}.${signature}`,
    expireTime: new Date(expires).toISOString(),
  }
}

/** The document of such an address. Throws 404 for one that was not given out, has expired, or names what is gone. */
export async function openTicket(services: Services, ticket: string): Promise<KeptFile> {
  const [, body = '', given = ''] = shape.exec(ticket) ?? []
  const signature = signatureOf(services, body)
  const shown = Buffer.from(given, 'base64url')
  if (shown.length !== signature.length || !timingSafeEqual(shown, signature)) throw refused()
  // Signed by us: it is what `ticketFor` wrote.
  const [tenant, fileId, expires] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    string,
    number,
  ]
  if (Date.parse(services.clock()) > expires) throw refused()
  const isLocked = await services.db.read(system('a signed address'), (db) =>
    repo.isTenantLocked(db, tenant),
  )
  if (isLocked) throw new AppError('tenant')
  const row = await services.db.read(inTenant(tenant), (db) => repo.find(db, fileId))
  if (!row) throw refused()
  return keptOf(services, row)
}

const refused = () => new AppError('file.addressRefused')
