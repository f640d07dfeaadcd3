import { parseArgs } from 'node:util'
import { AppError } from '@yuncang/shared/errors'
import { restoreBackup } from './backup/restore.ts'
import { pathOf, runCommand } from './command.ts'
import { readStorage } from './config.ts'
import { migrationsFolder } from './migrations.ts'

/* `npm run restore -- --from <folder>`: puts a backup into an empty place; `--force` puts aside what is there. */
await runCommand(async () => {
  const options = { from: { type: 'string' }, force: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ options })
  if (!values.from) throw new AppError('restore.fromRequired')
  const folder = pathOf(values.from)
  const storage = readStorage(process.env)
  const restore = { storage, folder, migrations: migrationsFolder, isForced: values.force }
  const { time, rows } = await restoreBackup(restore)
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  return `已从 ${folder} 恢复：${count} 行，时点 ${time}。现在可以启动服务。
Restored from ${folder}: ${count} rows, as of ${time}. The server can be started now.
`
})
