import { inboundContainerColumns } from './container-columns.ts'
import { inboundFigureColumns } from './figure-columns.ts'
import { inboundGoodsColumns } from './goods-columns.ts'
import { inboundOrderColumns } from './order-columns.ts'
import { inboundPackageColumns } from './package-columns.ts'
import type { WorkbookColumn } from '../../kernel/workbook.ts'

/**
 * Columns of the inbound workbook (docs/domain/files.md#workbook-of-inbound-orders), in the order of the template;
 * clerks may use any order.
 */
export const inboundColumns = [
  ...inboundOrderColumns,
  ...inboundContainerColumns,
  ...inboundGoodsColumns,
  ...inboundFigureColumns,
  ...inboundPackageColumns,
] as const satisfies readonly WorkbookColumn[]

export type InboundColumn = (typeof inboundColumns)[number]['key']
