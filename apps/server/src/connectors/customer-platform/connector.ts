import type { OutgoingCustomer } from '@yuncang/shared/nouns/outbox/message'
import * as z from 'zod'

/** A customer as the platform gives it. */
export const platformCustomer = z.object({
  id: z.string().min(1).max(120),
  customerName: z.string().trim().min(1).max(100),
  socialCreditCode: z.string().trim().min(1).max(32),
  dutyNumber: z.string().trim().max(40).default(''),
  customsEtpsNo: z.string().trim().max(10).default(''),
  address: z.string().trim().max(200).default(''),
  isVisual: z.union([z.literal(0), z.literal(1)]).default(0),
})
export type PlatformCustomer = z.output<typeof platformCustomer>

/** The group's customer platform. Everything throws `customerPlatform.unavailable` or `.refused`. */
export type CustomerPlatform = {
  readonly kind: 'simulator' | 'real'
  /** Customers whose name contains the text. */
  search(tenant: string, name: string): Promise<PlatformCustomer[]>
  /** One customer; undefined when the platform does not know it. */
  find(tenant: string, id: string): Promise<PlatformCustomer | undefined>
  /** Hands a customer over. The same key is the same customer again. */
  save(tenant: string, customer: OutgoingCustomer['customer'], key: string): Promise<void>
}
