import type { carrier, driver, vehicle } from '@yuncang/shared/nouns/carrier/contract'
import type * as z from 'zod'

export type Carrier = z.output<typeof carrier.create.output>
export type Vehicle = z.output<typeof vehicle.create.output>
export type Driver = z.output<typeof driver.create.output>
