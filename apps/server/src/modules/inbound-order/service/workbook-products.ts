import type { Read, Tx } from '@yuncang/db/handle'
import { eventLoopYielder, type YieldToEventLoop } from '@yuncang/db/event-loop'
import { divide, round } from '@yuncang/shared/kernel/decimal'
import type { InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { isOddPieceWeight } from '@yuncang/shared/nouns/inbound-order/goods-rules'
import type { Table } from '../../../files/spreadsheet/table.ts'
import { cellInteger, cellWeight } from '../../../files/spreadsheet/values.ts'
import { standingsOf, type Standing } from '../../product/service/written.ts'
import { writtenGoods } from './workbook-lines.ts'
import { textOf, type Issues, type Row } from './workbook-rows.ts'

type Goods = ReturnType<typeof writtenGoods> & { readonly rows: [Row, ...Row[]] }

const reasons = {
  unknown: 'inboundOrder.fileProductUnknown',
  several: 'inboundOrder.fileProductSeveral',
  unusable: 'inboundOrder.fileProductStopped',
} as const

/**
 * Every name of goods stands for a product: said once for each name, at its first row. What a piece weighs is compared
 * with the product (docs/domain/files.md#workbook-of-inbound-orders).
 */
export async function checkProducts(
  db: Read | Tx,
  table: Table<InboundColumn>,
  issues: Issues,
): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  const named = new Map<string, Goods>()
  for (const row of table.rows) {
    await yieldToEventLoop()
    const written = writtenGoods(row)
    if (written.productName === '') continue
    const key = `${written.productCode}\t${written.productName}`
    const same = named.get(key)
    if (same) same.rows.push(row)
    else named.set(key, { ...written, rows: [row] })
  }
  const standingOf = await standingsOf(db, [...named.values()])
  for (const goods of named.values()) {
    const standing = standingOf(goods)
    await sayStanding(goods, standing, issues, yieldToEventLoop)
    if (!('product' in standing) || standing.product.unitWeight === null) continue
    for (const row of goods.rows) {
      await yieldToEventLoop()
      compareWeight(row, standing.product.unitWeight, issues)
    }
  }
}

async function sayStanding(
  { productCode, productName, rows }: Goods,
  { kind }: Standing,
  issues: Issues,
  yieldToEventLoop: YieldToEventLoop,
): Promise<void> {
  if (kind === 'usable') return
  const [{ number }] = rows
  const key = issues.hasColumn('productName', number) ? 'productName' : 'productCode'
  const name = [...new Set([productCode, productName])].filter(Boolean).join(' ')
  if (kind === 'pending') {
    const params = { name, count: rows.length }
    return issues.warn(number, key, 'inboundOrder.fileProductPending', params)
  }
  const [row] = rows
  const of = { productCode: textOf(row, 'productCode'), productName: textOf(row, 'productName') }
  for (const each of rows) {
    await yieldToEventLoop()
    issues.addUnknown(each.number, key, [reasons[kind], { name }], { noun: 'product', of })
  }
}

function compareWeight(row: Row, unitWeight: string, issues: Issues): void {
  const planPieces = cellInteger(row.cell('planPieces'))
  const planNet = cellWeight(row.cell('planNet'), row.unitOf('planNet'))
  if (planPieces === null || planPieces === undefined || !planNet) return
  if (!isOddPieceWeight({ planPieces, planNet }, unitWeight)) return
  const each = round(divide(planNet, String(planPieces)), 'kg')
  issues.warn(row.number, 'planNet', 'inboundOrder.pieceWeight', { each, usual: unitWeight })
}
