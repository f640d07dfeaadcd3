/** A hidden note is seen by its author, and by those who manage notes. */
export const instructionStatuses = { hidden: 0, shown: 1 } as const
