/** The code of a failure of the system, of SQLite or of PostgreSQL, wherever in the chain of causes it stands. */
export function codeOf(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string') return each.code
  return undefined
}

/** SQLite, the system, PostgreSQL: there is no room left to write. */
const fullCodes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'])

/** PostgreSQL: of transactions that waited for each other one was ended. */
const collisionCodes = new Set(['40P01', '40001'])

/** Whether PostgreSQL was given, or came to, more than a column holds. */
export const isBeyondColumn = (error: unknown): boolean => codeOf(error) === '22003'

/** Whether somebody else who changed the same rows at the same moment was let through instead. */
export const isCollision = (error: unknown): boolean => collisionCodes.has(codeOf(error) ?? '')

/** Whether something failed because a disk is full. */
export const isDiskFull = (error: unknown): boolean => fullCodes.has(codeOf(error) ?? '')
