/** 仓库, 库区, 排, 位: a location is one level below its parent. */
export const deepestLevel = 4

export const locationStatuses = { stopped: 0, usable: 1, locked: 2, counting: 3 } as const

/** Dictionary AREA_TYPE. */
export const areaTypes = { bonded: '1', unbonded: '2' } as const

/**
 * Bonded and other goods never lie in one area (docs/domain/customs.md#bonded-areas): within it one of the two stands
 * for all.
 */
export const mixesBonded = (above: string, below: string): boolean =>
  (above === areaTypes.bonded && below === areaTypes.unbonded) ||
  (above === areaTypes.unbonded && below === areaTypes.bonded)
