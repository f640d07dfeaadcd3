import * as z from 'zod'
import type { Call } from '../outside/caller.ts'
import { platformCustomer, type CustomerPlatform } from './connector.ts'

const found = z.object({ customers: z.array(platformCustomer).max(200) })
const one = z.object({ customer: platformCustomer.nullable() })
const savedCustomer = z.object({ id: z.string() })

/** The customer platform by its calls; a simulator answers the very same ones. */
export const customerPlatformBy = (
  call: Call,
  kind: CustomerPlatform['kind'],
): CustomerPlatform => ({
  kind,
  async search(tenant, name) {
    const request = { tenant, method: 'GET', path: '/customers', query: { name } } as const
    return (await call(found, request)).customers
  },
  async find(tenant, id) {
    const path = `/customers/${encodeURIComponent(id)}`
    return (await call(one, { tenant, method: 'GET', path })).customer ?? undefined
  },
  async save(tenant, customer, key) {
    await call(savedCustomer, { tenant, method: 'POST', path: '/customers', body: customer, key })
  },
})
