export const solveStatuses = { open: 0, solved: 1 } as const
export type SolveStatus = (typeof solveStatuses)[keyof typeof solveStatuses]
