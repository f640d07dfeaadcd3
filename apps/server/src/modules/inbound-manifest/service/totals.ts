import type { Read, Tx } from '@yuncang/db/handle'
import { add, compare, sum } from '@yuncang/shared/kernel/decimal'
import { tonnesOf } from '@yuncang/shared/nouns/inventory/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { waitForNumbers } from '../../../kernel/number/service.ts'
import * as repo from '../repo.ts'

/**
 * Who books a delivery holds the line of order numbers until the end; whoever else changes a manifest or what is booked
 * stands in the same line before looking at the sums.
 */
export const takeManifestTurn = (tx: Tx, ctx: Ctx): Promise<void> => waitForNumbers(tx, ctx, 'RK')

/** What a list says of a whole bill; `gross` is null where a line does not say it. */
export type ManifestTotals = { readonly pieces: number; readonly gross: string | null }

const totalsOf = (lines: readonly repo.ManifestRow[]): ManifestTotals => ({
  pieces: lines.reduce((all, { manifestPieces }) => all + manifestPieces, 0),
  gross: lines.reduce<string | null>(
    (all, { manifestGross }) =>
      all === null || manifestGross === null ? null : add(all, manifestGross),
    '0',
  ),
})

/** What the list of a bill says; undefined for a bill without one. */
export async function manifestOf(
  db: Read,
  masterBillNo: string,
): Promise<ManifestTotals | undefined> {
  const lines = await repo.ofBill(db, masterBillNo)
  return lines.length > 0 ? totalsOf(lines) : undefined
}

type Delivery = {
  readonly masterBillNo: string
  readonly totalPieces: number
  readonly grossWeight: string
}

/**
 * Deliveries of a bill, as they have just been written, never exceed its manifest (docs/domain/inbound.md#manifest).
 * The caller has the turn. Throws 409 with both figures.
 */
export async function assertManifestFits(
  tx: Tx,
  bills: readonly string[],
  deliveriesOf: (bills: string[]) => Promise<readonly Delivery[]>,
): Promise<void> {
  const byBill = Map.groupBy(await repo.ofBills(tx, bills), (line) => line.masterBillNo)
  if (byBill.size === 0) return
  const deliveries = Map.groupBy(
    await deliveriesOf([...byBill.keys()]),
    (delivery) => delivery.masterBillNo,
  )
  for (const [no, lines] of byBill) {
    const manifest = totalsOf(lines)
    const booked = deliveries.get(no) ?? []
    const pieces = booked.reduce((all, { totalPieces }) => all + totalPieces, 0)
    const gross = sum(booked.map(({ grossWeight }) => grossWeight))
    const isHeavier = manifest.gross !== null && compare(gross, manifest.gross) > 0
    if (pieces > manifest.pieces) {
      const params = { no, pieces, most: manifest.pieces }
      throw new AppError('inboundManifest.morePieces', { params })
    }
    if (isHeavier) {
      const params = { no, gross: tonnesOf(gross), most: tonnesOf(manifest.gross ?? '0') }
      throw new AppError('inboundManifest.moreGross', { params })
    }
  }
}
