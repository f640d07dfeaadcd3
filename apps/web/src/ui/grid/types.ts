import type { GridLayout } from '@yuncang/shared/nouns/saved-view/contract'
import type { ReactNode } from 'react'

export type { GridLayout } from '@yuncang/shared/nouns/saved-view/contract'
export type Density = GridLayout['density']

/** The columns on a card, line by line: name and state, names and numbers, dates and figures. */
export type CardLines = readonly (readonly string[])[]

export type GridColumn<R> = {
  key: string
  title: string
  width: number
  align?: 'end'
  sortable?: true
  /** Stays in view at this edge unless the user decides otherwise. */
  pinned?: 'start' | 'end'
  /** Offered in the column chooser, not shown at first. */
  hidden?: true
  /** Names whose record it is: offered, but not shown at first, to people who see one customer's records only. */
  isOwner?: true
  /** Says how the record stands: at the end of the first line of a card. */
  isState?: true
  /** What the record is called by, so it looks like the way to it; the first column is without saying so. */
  isName?: true
  /** What the cell says: shown, copied, read out. */
  text: (row: R) => string
  /** What lies behind the text, for those who stop at the cell; the text itself without it. */
  hint?: (row: R) => string
  /** What it looks like, when that is more than its text. */
  render?: (row: R) => ReactNode
  /** The figure below the column, over the given rows. */
  total?: (rows: readonly R[]) => string
}

export type GridQuery = {
  current: number
  size: number
  ascs?: string[] | undefined
  descs?: string[] | undefined
}

export type Paging = { query: GridQuery; total: number; onChange: (query: GridQuery) => void }

/** One step taken on a row from its menu, or on every selected row; each row answers for itself. */
export type BulkAction<R> = {
  key: string
  label: string
  danger?: true
  /** Why this row is left out. */
  refusal: (row: R) => string | undefined
  /** Asks for a text that goes with every row, e.g. a reason. */
  ask?: string
  run: (row: R, answer: string) => Promise<unknown>
}

/** One dialog for all selected rows, in the order of the list. */
export type BulkDialog<R> = Pick<BulkAction<R>, 'key' | 'label' | 'danger' | 'refusal'> & {
  dialog: (rows: readonly R[], onClose: () => void) => ReactNode
}

export type BulkEntry<R> = BulkAction<R> | BulkDialog<R>

export type Bulk<R> = {
  actions: readonly BulkEntry<R>[]
  /** How the result of a row names it. */
  nameOf: (row: R) => string
  /** The sentence of a failure. */
  reasonOf: (error: unknown) => string
  /** Every row that the filters find, page after page. */
  loadAll: (onProgress: (loaded: number) => void) => Promise<R[]>
  /** Rows have changed. */
  onDone: () => void
}

export type Empty = { reason: string; action?: ReactNode }

export type GridProps<R> = {
  label: string
  columns: readonly GridColumn<R>[]
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  layout?: GridLayout | undefined
  onLayout?: (layout: GridLayout) => void
  /** What a card says on a phone, line by line; without it lists of pages find it out by themselves, other rows stay a table. */
  card?: CardLines
  /** Server paging and sort; without it all rows are there. */
  paging?: Paging
  /** Newer rows are on their way. */
  isBusy?: boolean
  error?: { message: string; retry: (() => void) | undefined } | undefined
  empty: Empty
  /** What the figures below are of, when they are not of the page. */
  totalLabel?: string
  onOpen?: (row: R) => void
  /** The address of a row, for a tab of its own. */
  hrefOf?: (row: R) => string
  /** Whether there is something behind a row to open; each has it without this. */
  isOpenable?: (row: R) => boolean
  /** Makes rows selectable. */
  bulk?: Bulk<R>
}
