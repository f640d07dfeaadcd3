/** Heights in pixels (docs/domain/interface.md#frame). */
const around = 148
const gap = 10
const headerRow = 44
const extras = { toolbar: 37, footer: 40 } as const

type Parts = {
  readonly viewport: number
  readonly headerRows?: number
  readonly hasToolbar?: boolean
  readonly hasFooter?: boolean
}

/** The height of a table: the viewport less what is around it, the gap, each row of headers, and optional extras. */
export const tableHeight = ({ viewport, headerRows = 0, hasToolbar, hasFooter }: Parts): number =>
  viewport -
  around +
  gap +
  headerRow * headerRows +
  (hasToolbar ? extras.toolbar : 0) +
  (hasFooter ? extras.footer : 0)
