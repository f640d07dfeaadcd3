/** Rows on a page of a list: 15 (docs/domain/interface.md#lists) until somebody chooses another size. */
export const usualPageSize = 15
export const pageSizes = [usualPageSize, 50, 100, 200] as const
export type PageSize = (typeof pageSizes)[number]

/** That size where it is one to choose from. */
export const pageSizeIn = (size: unknown): PageSize | undefined =>
  pageSizes.find((each) => each === size)
