/** Dictionary FORKLIFT_STATUS. */
export const forkliftStatuses = { stopped: 0, usable: 1, inRepair: 2 } as const
