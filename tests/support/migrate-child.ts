/* Migrates in a process of its own: a file, or a database by the addresses of the application and of its owner. */
const [folder = '', target = '', ownerUrl] = process.argv.slice(2)
if (ownerUrl === undefined) {
  const { migrateSqlite } = await import('@yuncang/db/sqlite/migrate')
  process.send?.('begun')
  migrateSqlite(target, folder)
} else {
  const { migratePostgres } = await import('@yuncang/db/postgres/migrate')
  process.send?.('begun')
  await migratePostgres(ownerUrl, target, folder)
}
process.disconnect()
