import { sectionLabelsOf, type SectionField } from '@yuncang/shared/nouns/user/section-labels'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import i18next from 'i18next'

/** The words that name such a field on our screens. */
const keysOf: Record<SectionField, readonly string[]> = {
  billNo: ['inboundOrder.field.orderNo', 'outboundOrder.field.orderNo'],
  masterBillNo: [
    'inboundOrder.field.masterBillNo',
    'outboundOrder.field.masterBillNo',
    'inventory.field.masterBillNo',
    'feeLine.field.masterBillNo',
    'notice.field.masterBillNo',
  ],
  quantity: [
    'inboundOrder.field.totalPieces',
    'inboundOrder.field.planPieces',
    'outboundOrder.field.totalPieces',
    'outboundOrder.field.pieces',
  ],
}

/** Words that a business section has in place of the usual ones. */
export function sectionWords(section: string | null, locale: Locale): Record<string, string> {
  const labels = sectionLabelsOf(section)
  if (!labels) return {}
  // The keys of a record with keys SectionField.
  const fields = Object.keys(keysOf) as SectionField[]
  return Object.fromEntries(
    fields.flatMap((field) => keysOf[field].map((key) => [key, labels[field][locale]])),
  )
}

export function applySectionWords(section: string | null): void {
  for (const locale of ['zh', 'en'] as const) {
    i18next.addResources(locale, 'translation', sectionWords(section, locale))
  }
}
