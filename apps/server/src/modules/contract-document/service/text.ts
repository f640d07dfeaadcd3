import type { Read } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import {
  placeholderValues,
  type ValuePlaceholder,
} from '@yuncang/shared/nouns/contract-document/placeholders'
import { contractStatusLabels, type ContractStatus } from '@yuncang/shared/nouns/contract/rules'
import { fillTemplate } from '../../../files/docx/template.ts'
import { withUpload } from '../../../files/upload.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { ContractRow } from '../../contract/service/read.ts'
import { contractSaid } from '../../contract/service/said.ts'
import { findCustomer } from '../../customer/service/read.ts'
import type { QuotationRow } from '../../quotation/service/read.ts'
import type { TemplateInUse } from './template-in-use.ts'
import { templateInUse } from './template.ts'

/** A contract as its template words it. */
export type ContractText = {
  readonly contract: ContractRow
  readonly template: TemplateInUse
  readonly quotation: string
  readonly values: Record<string, unknown>
}

/** What goes into the template of a contract, with the prices of its newest quotation or of the one that is given. */
export async function textFor(
  db: Read,
  ctx: Ctx,
  contract: ContractRow,
  given?: QuotationRow,
): Promise<ContractText> {
  const { terms, parties, prices } = await contractSaid(db, ctx, contract, given)
  const customer = await findCustomer(db, contract.customerId)
  const values: Record<ValuePlaceholder, string> = {
    ...terms,
    // The database holds no other numbers than these.
    status: contractStatusLabels[contract.status as ContractStatus][ctx.call.locale],
    customerCode: customer?.socialCreditCode ?? '',
    customerAddress: customer?.address ?? '',
    quotationNo: prices?.no ?? '',
    quotationVersion: prices?.version ?? '',
    quotationFrom: prices?.from ?? '',
    quotationTo: prices?.to ?? '',
    exportDate: today(ctx.now()),
  }
  const rowsOfParties = parties.map(({ role, name }) => ({ role, name }))
  return {
    contract,
    template: await templateInUse(db, ctx, contract.id),
    quotation: prices ? `${prices.no} ${prices.version}` : '',
    values: placeholderValues(values, { parties: rowsOfParties, prices: prices?.rows ?? [] }),
  }
}

/** The docx of a contract. Throws what stands against its template. */
export async function fill(ctx: Ctx, { template, values }: ContractText): Promise<Buffer> {
  const { name } = template
  const signal = ctx.call.signal()
  return withUpload(ctx.services.config.dataDir, await template.open(), name, ({ path }) =>
    fillTemplate({ path, name, signal }, values),
  )
}
