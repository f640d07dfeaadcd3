/** From how many characters a search begins, and how much it finds (docs/domain/interface.md#searches). */
export const searches = {
  from: 2,
  billsAtMost: 100,
  customersAtMost: 50,
  titlesAtMost: 20,
} as const
