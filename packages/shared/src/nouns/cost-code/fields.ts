import * as z from 'zod'
import { checked, required, text } from '../../kernel/wire.ts'
import { checkTaxRate } from '../../validate/tax-rate.ts'
import { feeModules, type FeeModule } from './fee-modules.ts'

/* What prices and fee lines say of their fee, on the wire. */

// Keys of the table, of which there are some.
const moduleIds = Object.keys(feeModules) as [FeeModule, ...FeeModule[]]
export const feeModuleId = () => z.enum(moduleIds)
export const feeCode = () => required(20)
export const taxRate = () => checked(text(10), checkTaxRate)
