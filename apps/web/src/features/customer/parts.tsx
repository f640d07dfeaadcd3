import type { CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import { BankSection } from './bank.tsx'
import { BranchSection } from './branch.tsx'
import { ContacterSection } from './contacter.tsx'
import { InvoiceSection } from './invoice.tsx'

/** Everything that belongs to a customer. */
export function CustomerParts({ customer }: { customer: CustomerInfo }) {
  return (
    <>
      <InvoiceSection customer={customer} />
      <BankSection customer={customer} />
      <ContacterSection customer={customer} />
      <BranchSection customer={customer} />
    </>
  )
}
