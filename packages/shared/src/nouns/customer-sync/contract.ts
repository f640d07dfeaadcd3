import * as z from 'zod'
import { customer } from '../customer/contract.ts'
import { id, required, text, version } from '../../kernel/wire.ts'

/** A customer as the outside platform knows it. */
const outside = z.object({
  id: z.string(),
  customerName: z.string(),
  dutyNumber: z.string(),
  address: z.string(),
})

/** Dots alone mean a folder in an address, whatever they are written as. */
const isName = (value: string) => !/^\.*$/.test(value.trim())

export const customerSync = {
  /** Customers of the platform whose name contains the text; none for an empty one. */
  search: { input: z.strictObject({ key: text(100).default('') }), output: z.array(outside) },
  /** Takes one of them over: adds it here, or brings what is here up to date. */
  take: {
    input: z.strictObject({ id: text(120).min(1).refine(isName, 'customer.outsideId') }),
    output: customer.get.output.pick({ id: true, customerName: true, version: true }),
  },
  /** The same by its full name. */
  byName: {
    input: z.strictObject({ customerName: required(100, 'customer.syncNameRequired') }),
    output: customer.get.output.pick({ id: true, customerName: true, version: true }),
  },
  /** Hands a customer of ours to the platform; it leaves after the commit. */
  save: {
    input: z.strictObject({ id: id(), version: version() }),
    output: customer.get.output.pick({ id: true, customerName: true, version: true }),
  },
} as const

export type OutsideCustomer = z.infer<typeof outside>
