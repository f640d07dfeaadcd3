import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { OutsideCustomer } from '@yuncang/shared/nouns/customer-sync/contract'
import { canSyncCustomers } from '@yuncang/shared/nouns/tenant/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeName } from '@yuncang/shared/validate/text'
import type {
  CustomerPlatform,
  PlatformCustomer,
} from '../../../connectors/customer-platform/connector.ts'
import { postOfTenant } from '../../../outbox/post.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFindCustomer } from '../../customer/service/read.ts'
import { takeOver } from '../../customer/service/take-over.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import { recordOperation } from '../../../kernel/record/service.ts'

const dayMs = 86_400_000

/** The platform of a tenant that uses one. Throws 403 or 409. */
function platformOf(ctx: Ctx): CustomerPlatform {
  if (!canSyncCustomers(ctx.tenant)) throw new AppError('customer.syncNotHere')
  const { customerPlatform } = ctx.services.outside
  if (!customerPlatform) throw new AppError('customerPlatform.absent')
  return customerPlatform
}

/** Customers of the platform by a part of their name; none for no text. */
export async function search(ctx: Ctx, { key }: { key: string }): Promise<OutsideCustomer[]> {
  const platform = platformOf(ctx)
  const name = key.trim()
  return name === '' ? [] : platform.search(ctx.tenant.dataNode, name)
}

/** Takes over one customer of the platform. Throws 404. */
export async function take(ctx: Ctx, { id }: { id: string }) {
  const found = await platformOf(ctx).find(ctx.tenant.dataNode, id)
  if (!found) throw new AppError('record.notFound')
  return keep(ctx, found)
}

/** The same by its full name. Throws 404 that names it. */
export async function byName(ctx: Ctx, { customerName }: { customerName: string }) {
  const name = normalizeName(customerName)
  const found = await platformOf(ctx).search(ctx.tenant.dataNode, name)
  const one = found.find((each) => normalizeName(each.customerName) === name)
  if (!one) throw new AppError('customer.notOutside', { params: { name } })
  return keep(ctx, one)
}

/** What the platform says was asked for before; only writing it down is one transaction. */
const keep = (ctx: Ctx, { id: _id, ...found }: PlatformCustomer) =>
  ctx.transaction((tx) => takeOver(tx, ctx, found, '客户平台'))

/** Puts a customer of ours into the outbox for the platform. */
export async function save(ctx: Ctx, { id, version }: { id: string; version: number }) {
  platformOf(ctx)
  return ctx.transaction(async (tx) => {
    const row = await mustFindCustomer(tx, id)
    assertSeen(row, version)
    const { customerName, socialCreditCode, dutyNumber, customsEtpsNo, address, isVisual } = row
    const customer = {
      customerName,
      socialCreditCode,
      dutyNumber,
      customsEtpsNo,
      address,
      isVisual,
    }
    const expireTime = new Date(Date.parse(ctx.now()) + dayMs).toISOString()
    await postOfTenant(tx, ctx, { message: { channel: 'customerPlatform', customer }, expireTime })
    await recordOperation(tx, ctx, {
      businessId: id,
      operateModule: businessModules.customer,
      action: 'saveOutside',
    })
    return row
  })
}
