import { inTenant, type Db } from '@yuncang/db/handle'
import type { OutgoingCustomer } from '@yuncang/shared/nouns/outbox/message'
import { completeCreditCode } from '@yuncang/shared/validate/credit-code'
import type { Clock } from '../../platform/clock.ts'
import type { Rules } from '../outside/faults.ts'
import type { PlatformCustomer } from './connector.ts'
import * as repo from './repo.ts'

const cities = [
  ['青岛', '370200', '山东省青岛市'],
  ['日照', '371100', '山东省日照市'],
  ['烟台', '370600', '山东省烟台市'],
  ['连云港', '320700', '江苏省连云港市'],
] as const
const trades = ['云海橡胶', '联合棉业', '远航纸业', '丰禾农产', '启明化工', '锦程轮胎'] as const
const suffix = '有限公司（虚构）'

/** Twenty-four companies that do not exist. */
const directory: readonly PlatformCustomer[] = trades.flatMap((trade, row) =>
  cities.map(([city, area, province], column) => {
    const serial = `${row}${column}`
    const code = completeCreditCode(`91${area}MAXX00${serial}`)
    return {
      id: `PT${serial}`,
      customerName: `${city}${trade}${suffix}`,
      socialCreditCode: code,
      dutyNumber: code,
      customsEtpsNo: `${area.slice(0, 4)}96${serial}01`,
      address: `${province}保税港区示例路 ${row * 4 + column + 1} 号`,
      isVisual: 0,
    }
  }),
)

const refusal = (msg: string) => ({ status: 409, body: { msg } })

/**
 * Stands in for the customer platform: a fixed directory and what it was told. It refuses a customer whose name holds
 * 黑名单, as the real one refuses those that the group does not deal with.
 */
export const customerPlatformRules = (db: Db, clock: Clock): Rules => {
  const known = async (tenant: string): Promise<PlatformCustomer[]> => {
    const told = await db.read(inTenant(tenant), (read) => repo.all(read))
    // Written by `save` below, from a customer.
    const saved = told.map(({ id, content }) => ({
      ...(content as OutgoingCustomer['customer']),
      id,
    }))
    const names = new Set(saved.map((each) => each.customerName))
    return [...saved, ...directory.filter((each) => !names.has(each.customerName))]
  }
  return async ({ tenant, method, path, query, body, key = '' }) => {
    if (method === 'POST') {
      // Our own client sends nothing else.
      const customer = body as OutgoingCustomer['customer']
      if (customer.customerName.includes('黑名单')) return refusal('该客户在集团黑名单中')
      const { customerName } = customer
      const told = { id: key, customerName, content: { ...customer }, time: clock() }
      await db.transaction(inTenant(tenant), (tx) => repo.keep(tx, told))
      return { status: 200, body: { id: key } }
    }
    const all = await known(tenant)
    const id = decodeURIComponent(path.split('/')[2] ?? '')
    if (id) return { status: 200, body: { customer: all.find((each) => each.id === id) ?? null } }
    const name = query?.['name'] ?? ''
    const customers = all.filter((each) => each.customerName.includes(name)).slice(0, 50)
    return { status: 200, body: { customers } }
  }
}
