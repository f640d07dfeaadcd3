import type { GoodsMeasures } from '@yuncang/shared/nouns/tariff/measures'

/* Goods in stock as charging reads them. */

/** A row of the ledger, as far as storage asks. */
export type LedgerEntry = GoodsMeasures & {
  readonly id: string
  readonly type: string
  readonly bizDate: string
  readonly reversalOf: string | null
}

/** A lot of one owner with its ledger. */
export type StockLot = {
  readonly rootLotId: string
  /** The day on which the goods first came in, whoever owned them then. */
  readonly inDate: string
  /** CNY per tonne net, where somebody has said so. */
  readonly unitValue?: string
  readonly entries: readonly LedgerEntry[]
}
