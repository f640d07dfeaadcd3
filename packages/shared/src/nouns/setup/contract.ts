import * as z from 'zod'
import { required } from '../../kernel/wire.ts'

/** What `npm run setup` is told of a tenant and its administrator. */
export const setup = z.strictObject({
  tenant: z.string('setup.tenantCode').regex(/^WMS_[A-Z0-9]{2,12}$/, 'setup.tenantCode'),
  name: required(100, 'setup.nameRequired'),
  account: required(30, 'session.accountRequired'),
  type: z.enum(['仓库类租户', '货代类租户']).default('仓库类租户'),
})

export type Setup = z.infer<typeof setup>
