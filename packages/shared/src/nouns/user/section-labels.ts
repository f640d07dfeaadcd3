import type { Locale } from '../../kernel/messages/types.ts'

/** Fields that a business section may call by names of its own. */
export type SectionField = 'billNo' | 'masterBillNo' | 'quantity'
export type SectionLabels = Readonly<Record<SectionField, Readonly<Record<Locale, string>>>>

const tyreSales: SectionLabels = {
  billNo: { zh: 'ERP订单编号', en: 'ERP order no.' },
  masterBillNo: { zh: 'SAP发货单号', en: 'SAP delivery no.' },
  quantity: { zh: '销售数量', en: 'Quantity sold' },
}

/**
 * What a section calls those fields (docs/domain/tenants.md#business-sections); undefined where it calls them as
 * everybody does.
 */
export const sectionLabelsOf = (section: string | null): SectionLabels | undefined =>
  section === '轮胎销售板块' ? tyreSales : undefined
