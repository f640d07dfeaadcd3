/** The SQLite file, in the data folder and in a backup. */
export const databaseFile = 'yuncang.db'
/** Within a backup: rows of PostgreSQL by table, and the files of the data folder. */
export const tablesFolder = 'tables'
export const keptFolder = 'files'
/** What a restore put aside. */
export const asideFolder = 'before-restore-'

/** Whether a file of the data folder belongs into a backup: not the database itself, nor what is in passing. */
export const isKept = (path: string): boolean =>
  !path.startsWith(databaseFile) && !path.startsWith('uploads/') && !path.startsWith(asideFolder)
