import { trigramsOf, usesTrigrams } from '@yuncang/db/bill-trigrams'
import type { Read, Reads } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, desc, eq, inArray, pattern, sql, type AnyColumn } from '@yuncang/db/sql'

const bill = (t: Schema) => t.inboundOrder.masterBillNo
const holdsText = (column: AnyColumn) => contains(column, sql.placeholder('text'))

/** Numbers that hold the text, looked up by pieces of it. */
const numbersWith = (q: Reads, { inboundBillGram: trigrams }: Schema) =>
  q.pick(
    { masterBillNo: trigrams.masterBillNo },
    trigrams,
    inArray(trigrams.gram, [sql.placeholder('first'), sql.placeholder('second')]),
    holdsText(trigrams.masterBillNo),
  )

/** Bill numbers that contain the text, each once, ordered, so that the same text always gives the same numbers. */
export function search(db: Read, text: string, limit: number) {
  const isByTrigrams = usesTrigrams(text)
  const [first, second] = trigramsOf(text)
  return db
    .stmt(`inboundOrder.searchBills ${isByTrigrams}`, (q, t) =>
      q
        .pick(
          { masterBillNo: bill(t) },
          t.inboundOrder,
          eq(t.inboundOrder.isDeleted, 0),
          isByTrigrams ? inArray(bill(t), numbersWith(q, t)) : holdsText(bill(t)),
        )
        .groupBy(bill(t))
        .orderBy(asc(bill(t)))
        .limit(sql.placeholder('limit')),
    )
    .all({ text: pattern.contains(text), first, second, limit })
}

/** Bill numbers of the newest orders, each once. */
export async function newest(db: Read, limit: number): Promise<{ masterBillNo: string }[]> {
  const { inboundOrder: t } = db.t
  return db
    .pick({ masterBillNo: t.masterBillNo }, t, eq(t.isDeleted, 0))
    .groupBy(t.masterBillNo)
    .orderBy(desc(sql`max(${t.createTime})`))
    .limit(limit)
}
