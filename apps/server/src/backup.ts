import { parseArgs } from 'node:util'
import { AppError } from '@yuncang/shared/errors'
import { takeBackup } from './backup/take.ts'
import { pathOf, runCommand } from './command.ts'
import { readStorage } from './config.ts'
import { lowerPriority } from './platform/lower-priority.ts'

/*
 * `npm run backup -- --to <folder>`: a copy of database and files, taken while the server works, which comes first
 * where both want the processor.
 */
lowerPriority()
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (!values.to) throw new AppError('backup.toRequired')
  const folder = pathOf(values.to)
  const { time, rows, files } = await takeBackup(readStorage(process.env), folder)
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  const megabytes = (files.reduce((sum, { size }) => sum + size, 0) / 1_000_000).toFixed(1)
  return `已备份到 ${folder}：${count} 行，${files.length} 个文件，${megabytes} MB，时点 ${time}
Backed up to ${folder}: ${count} rows, ${files.length} files, ${megabytes} MB, as of ${time}.
`
})
