import { migrateSqlite } from '@yuncang/db/migrate-sqlite'

const [file = '', folder = ''] = process.argv.slice(2)
process.send?.('begun')
migrateSqlite(file, folder)
process.disconnect()
