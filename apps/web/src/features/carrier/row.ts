import type { carrier, driver, vehicle } from '@yuncang/shared/contracts/carrier'
import type { z } from 'zod'

export type Carrier = z.output<typeof carrier.create.output>
export type Vehicle = z.output<typeof vehicle.create.output>
export type Driver = z.output<typeof driver.create.output>
