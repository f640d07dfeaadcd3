/* Faces that many operations have alike. */

/** Where a page begins, how long it is, and its order. */
export const paging = ['current', 'size', 'ascs', 'descs'] as const

/** A list in pages, whose filters come by query or body. */
export const paged = { query: paging, filters: 'queryOrBody' } as const

/** A workbook on its way in, by the wizard that all nouns share. */
export const upload = <const N extends string>(noun: N) =>
  ({ method: 'POST', path: `/api/lh-base/import/upload/${noun}`, kind: 'file' }) as const
