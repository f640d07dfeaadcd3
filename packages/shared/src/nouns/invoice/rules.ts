import type { Locale } from '../../kernel/messages/types.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'

type Words = Record<Locale, string>

export const invoiceStatuses = { valid: 1, reversed: 2, red: 3 } as const
export type InvoiceStatus = (typeof invoiceStatuses)[keyof typeof invoiceStatuses]

/** The words for each state, as dictionary INVOICE_STATUS. */
export const invoiceStatusLabels: Record<InvoiceStatus, Words> = {
  [invoiceStatuses.valid]: { zh: '有效', en: 'Valid' },
  [invoiceStatuses.reversed]: { zh: '已红冲', en: 'Taken back' },
  [invoiceStatuses.red]: { zh: '红字发票', en: 'Red invoice' },
}

/** The status machine of invoices (docs/domain/invoices.md#actions). */
export const invoiceActions = {
  update: {
    from: [invoiceStatuses.valid, invoiceStatuses.red],
    permission: 'invoice:write',
    label: { zh: '更正', en: 'correct' },
  },
  reverse: {
    from: [invoiceStatuses.valid],
    to: invoiceStatuses.reversed,
    permission: 'invoice:write',
    label: { zh: '红冲', en: 'take back' },
  },
} as const satisfies Record<string, Transition<InvoiceStatus>>
export type InvoiceAction = keyof typeof invoiceActions

/** Why a person cannot take an action on an invoice now; undefined when they can. */
export const invoiceRefusalOf = (
  action: InvoiceAction,
  { status }: { status: number },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy<number>(invoiceActions[action], { status, submitBy: null }, who)

/** Kinds of dictionary INVOICE_TYPE by which the customer deducts tax: they name its tax number. */
const specialTypes: readonly string[] = ['1', '3']
export const needsDutyNumber = (invoiceType: string): boolean => specialTypes.includes(invoiceType)
