import type { Schema } from '@yuncang/db/schema/index'
import { and, eq, isNull, sql, type SQL } from '@yuncang/db/sql'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import type { NoticeKind } from '@yuncang/shared/nouns/notice/sentences'

/** The notice of an order that somebody has written who may not submit it. */
export const drafted = 'inboundOrder.toSubmit' satisfies NoticeKind

/** Drafts of which that notice still asks for their submission: a filter of the list, and what the home counts. */
export function waitsForSubmission({ inboundOrder, notice }: Schema): SQL {
  const asked = and(
    eq(notice.tenantNode, sql.placeholder('tenant')),
    eq(notice.businessId, inboundOrder.id),
    eq(notice.kind, drafted),
    isNull(notice.doneTime),
  )
  return sql`(${inboundOrder.orderStatus} = ${orderStatuses.draft} and exists (select 1 from ${notice} where ${asked}))`
}
