/**
 * What a month of the list waits for: storage to be charged, to be handed in, to be closed. Apart from the rules of
 * months, which reach those of bills and fees, and which no screen needs at its start.
 */
export const monthTasks = ['run', 'handIn', 'close'] as const
export type MonthTask = (typeof monthTasks)[number]
