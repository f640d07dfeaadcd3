import { linesAtMost, productLine } from '@yuncang/shared/nouns/inbound-order/lines'
import { inboundOrder, type InboundOrderDraft } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { mapWithYields, eventLoopYielder, type YieldToEventLoop } from '@yuncang/db/event-loop'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import { checkContainerNo } from '@yuncang/shared/validate/container-no'
import { checkContainerSize, containerSizes } from '@yuncang/shared/validate/container-size'
import * as z from 'zod'
import type { Table } from '../../../files/spreadsheet/table.ts'
import { orderOf, type Help } from './workbook-order.ts'
import { containerOf, productOf } from './workbook-lines.ts'
import {
  addDiffering,
  sizeOf,
  textOf,
  withoutNone,
  type Group,
  type Issues,
  type Row,
} from './workbook-rows.ts'

/** Rows of one bill of lading together, in the order of the file. */
export async function groupByBill(table: Table<InboundColumn>, issues: Issues): Promise<Group[]> {
  const groups = new Map<string, Group>()
  const yieldToEventLoop = eventLoopYielder()
  for (const row of table.rows) {
    await yieldToEventLoop()
    const masterBillNo = normalizeBillNo(textOf(row, 'masterBillNo'))
    if (masterBillNo === '') {
      issues.add(row.number, 'masterBillNo', 'validate.required')
      continue
    }
    const group = groups.get(masterBillNo)
    if (group) group.rows.push(row)
    else groups.set(masterBillNo, { masterBillNo, rows: [row] })
  }
  return [...groups.values()]
}

/** What a contract finds here is said of the very cell that it was written in. */
const ownCells = new Set(['masterBillNo', 'inboundContainerList', 'inboundProductList'])

type Line = z.output<typeof productLine>

/** An order may have as many lines as a file, which keep nobody waiting: they meet their contract one by one. */
const orderOfLines = inboundOrder.create.input.safeExtend({
  inboundProductList: z.array(z.custom<Line>()).max(linesAtMost),
})

/** The orders of the groups that nothing is wrong with; what is wrong with the others, `issues` then holds. */
export async function draftsOf(
  groups: readonly Group[],
  help: Help,
  issues: Issues,
): Promise<InboundOrderDraft[]> {
  const yieldToEventLoop = eventLoopYielder()
  const drafts: InboundOrderDraft[] = []
  for (const group of groups) {
    const before = issues.count
    const order = await orderOf(group, help, issues, yieldToEventLoop)
    const containers = await containersOf(group, issues, yieldToEventLoop)
    const products = await mapWithYields(
      group.rows,
      (row) => ({ row, product: productOf(row, issues) }),
      yieldToEventLoop,
    )
    const isClean = issues.count === before
    const parsed = orderOfLines.safeParse({
      ...order,
      masterBillNo: group.masterBillNo,
      inboundContainerList: containers.map((each) => each.container),
      inboundProductList: products.map(({ product }) => product),
    })
    for (const finding of parsed.error?.issues ?? []) {
      const [list = '', index] = finding.path
      const isContainer = list === 'inboundContainerList' && typeof index === 'number'
      const row = (isContainer && containers[index]?.row) || group.rows[0]
      // What is missing of the order itself is missing because its cell is named already.
      if (isClean || ownCells.has(String(list)))
        issues.addFindings(row.number, [finding], 'masterBillNo')
    }
    const inboundProductList = await linesOf(products, issues, yieldToEventLoop)
    if (parsed.success && issues.count === before)
      drafts.push({ ...parsed.data, inboundProductList })
  }
  return drafts
}

/** The lines that keep their contract. */
async function linesOf(
  products: readonly { row: Row; product: ReturnType<typeof productOf> }[],
  issues: Issues,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Line[]> {
  const lines = await mapWithYields(
    products,
    ({ row, product }) => {
      const { data, error } = productLine.safeParse(product)
      if (error) issues.addFindings(row.number, error.issues, 'masterBillNo')
      return data ?? []
    },
    yieldToEventLoop,
  )
  return lines.flat()
}

/** A size that nobody knows may stand in two columns, which are then put right together. */
function addUnknownSize(row: Row, containerSize: string, issues: Issues): void {
  const wrong = containerSize === '' ? undefined : checkContainerSize(containerSize)
  if (!wrong) return
  const hasKind = issues.hasColumn('containerKind', row.number)
  const of = {
    containerSize: textOf(row, 'containerSize'),
    ...(hasKind && { containerKind: textOf(row, 'containerKind') }),
  }
  const choice = { noun: 'values', values: containerSizes.map(({ code }) => code), of } as const
  issues.addUnknown(row.number, 'containerSize', [wrong.reason, wrong.params ?? {}], choice)
}

/** Each container once, its size and seal said once or repeated. */
async function containersOf(group: Group, issues: Issues, yieldToEventLoop: YieldToEventLoop) {
  const known = new Map<string, { row: Row; container: Record<string, string> }>()
  for (const row of group.rows) {
    await yieldToEventLoop()
    const containerNo = containerOf(row)
    if (containerNo === '') continue
    const containerSize = sizeOf(row)
    const sealNo = withoutNone(textOf(row, 'sealNo'))
    addUnknownSize(row, containerSize, issues)
    const old = known.get(containerNo)
    if (!old) {
      known.set(containerNo, { row, container: { containerNo, containerSize, sealNo } })
      const doubt = checkContainerNo(containerNo)
      if (doubt?.reason === 'validate.containerNo.weak')
        issues.warn(row.number, 'containerNo', doubt.reason, doubt.params)
      continue
    }
    for (const [key, value] of [
      ['containerSize', containerSize],
      ['sealNo', sealNo],
    ] as const) {
      if (value === '' || value === old.container[key]) continue
      if (old.container[key] === '') old.container[key] = value
      else addDiffering(issues, row, key, { row: old.row, value: old.container[key] ?? '' })
    }
  }
  for (const { row, container } of known.values()) {
    if (container['containerSize'] === '')
      issues.add(row.number, 'containerSize', 'validate.required')
  }
  return [...known.values()]
}
