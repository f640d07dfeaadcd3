/** Lines grow with their number up to half a window; beyond that they scroll, however many there are. */
export const heightOf = (count: number): string => `min(${(count || 2) * 40 + 50}px, 50vh)`
