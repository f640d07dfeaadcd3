import * as z from 'zod'
import { payers, tariffFault, type Tier } from './rules.ts'
import type { Reason } from '../../messages.ts'
import { lineKey } from './line-key.ts'
import { tariffLine, type TariffLine, type TariffRecord } from './contract.ts'
import { goesOnAtNext } from './tier-fault.ts'
import { add, isDecimal } from '../../kernel/decimal.ts'
import { text } from '../../kernel/wire.ts'

/* A tariff line as a row of cells, as spreadsheets have it: conditions are columns, tiers are one text. */

const conditionKeys = ['product', 'brand', 'containerSize', 'areaType', 'businessType'] as const

const {
  tiers: _tiers,
  conditions: _conditions,
  detailId: _detailId,
  taxIncluded: _taxIncluded,
  payer: _payer,
  freeDays: _freeDays,
  ...line
} = tariffLine.shape

const cell = () => text(100).default('')

export const tariffCells = z
  .strictObject({
    ...line,
    freeDays: z.int().min(0).max(3650).nullable().default(null),
    taxIncluded: z.enum(['0', '1']).default('1'),
    payer: z.enum(payers).default('SELF'),
    product: cell(),
    brand: cell(),
    containerSize: cell(),
    areaType: cell(),
    businessType: cell(),
    /** '1-30: 0.8; 31-: 1': from, to and price of each tier; the last one has no end. */
    tiers: text(2_000).default(''),
  })
  .superRefine((cells, ctx) => {
    const tiers = tiersIn(cells.tiers)
    if (!tiers) {
      const message = 'tariff.tierText' satisfies Reason
      ctx.addIssue({ code: 'custom', path: ['tiers'], message, params: {} })
      return
    }
    const fault = tariffFault({ ...cells, freeDays: cells.freeDays ?? 0, tiers })
    if (!fault) return
    const { path, reason: message, params = {} } = fault
    ctx.addIssue({ code: 'custom', path: [...path], message, params })
  })
export type TariffCells = z.output<typeof tariffCells>

const number = String.raw`\d+(?:\.\d+)?`
const tierShape = new RegExp(`^(${number})\\s*[-–—~至]\\s*(${number})?\\s*[:：=]\\s*(${number})$`)

/** Tiers as somebody writes them; undefined when a part of them has another shape. */
export function tiersIn(written: string): Tier[] | undefined {
  const parts = written
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const tiers = parts.flatMap((part): Tier[] => {
    const [, fromValue, toValue, price] = tierShape.exec(part) ?? []
    return fromValue === undefined || price === undefined
      ? []
      : [{ fromValue, toValue: toValue ?? null, price }]
  })
  return tiers.length === parts.length ? tiers : undefined
}

/** A stored figure as a cell holds it: without zeros at its end, and without the commas of screens. */
export const figureInCell = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

/** Tiers as they are written in a cell, the opposite of `tiersIn`. */
export const tiersWritten = (tiers: readonly Tier[]): string =>
  tiers
    .map(({ fromValue, toValue, price }) => {
      const to = toValue === null ? '' : figureInCell(toValue)
      return `${figureInCell(fromValue)}-${to}: ${figureInCell(price)}`
    })
    .join('; ')

/** Where the tier after one that ends at `toValue` begins; nowhere while that is no number. */
export const followingStart = (calcMethod: string, first: string, toValue: string): string => {
  if (!isDecimal(toValue, 'qty')) return ''
  return goesOnAtNext(calcMethod, first) ? figureInCell(add(toValue, '1')) : toValue
}

const figureOrNone = (decimal: string | null): string | null =>
  decimal === null ? null : figureInCell(decimal)

/** A stored line as cells. */
export const cellsOf = (record: TariffRecord): Record<string, unknown> => ({
  ...record,
  ...record.conditions,
  price: figureInCell(record.price),
  minCharge: figureOrNone(record.minCharge),
  maxCharge: figureOrNone(record.maxCharge),
  qtyStep: figureOrNone(record.qtyStep),
  freeDays: record.freeDays === 0 ? null : record.freeDays,
  taxIncluded: String(record.taxIncluded),
  tiers: tiersWritten(record.tiers),
})

const conditionsIn = (cells: Readonly<Partial<Record<string, unknown>>>) =>
  Object.fromEntries(
    conditionKeys.flatMap((key) => {
      const value = cells[key]
      return typeof value === 'string' && value.trim() !== '' ? [[key, value.trim()]] : []
    }),
  )

/**
 * Lines as the server takes them. One that nothing tells from a stored line is that line still, with its history and
 * whether it is stopped.
 */
export function linesIn(
  rows: readonly TariffCells[],
  stored: readonly TariffRecord[],
): TariffLine[] {
  const known = new Map(stored.map((record) => [lineKey(record), record.detailId]))
  return rows.map((cells) => {
    const {
      product: _p,
      brand: _b,
      containerSize: _c,
      areaType: _a,
      businessType: _t,
      ...rest
    } = cells
    const conditions = conditionsIn(cells)
    const parsed = tariffLine.parse({
      ...rest,
      freeDays: cells.freeDays ?? 0,
      taxIncluded: cells.taxIncluded === '1' ? 1 : 0,
      tiers: tiersIn(cells.tiers) ?? [],
      conditions,
    })
    const detailId = known.get(lineKey(parsed))
    return detailId === undefined ? parsed : { ...parsed, detailId }
  })
}
