/** Whether a person may sign in; an administrator stops or locks them. */
export const userStatuses = { stopped: 0, active: 1, locked: 2 } as const
export type UserState = (typeof userStatuses)[keyof typeof userStatuses]
