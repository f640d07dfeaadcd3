import { parseArgs } from 'node:util'
import { setup } from '@yuncang/shared/nouns/setup/contract'
import { createServices } from './app.ts'
import { runCommand } from './command.ts'
import { readConfig } from './config.ts'
import { firstTenant } from './setup/first-tenant.ts'
import { openDatabase } from './start-up.ts'
import { parseInput } from './trpc/errors.ts'

/* `npm run setup -- --tenant WMS_ABC --name … --account …`: a tenant, its administrator, and a link to set the password. */
const option = { type: 'string' as const }

async function run(): Promise<string> {
  const options = { tenant: option, name: option, account: option, type: option }
  const { values } = parseArgs({ options })
  const input = parseInput(setup, values, 'zh')
  const config = readConfig(process.env)
  const { db, log } = await openDatabase({ ...config, logLevel: 'error' })
  const services = createServices(config, db, { log })
  try {
    const { account, token } = await firstTenant(services, input)
    const link = `${config.publicUrl ?? `http://localhost:${config.port}`}/login#set-password=${token}`
    return `租户 ${input.tenant} 已建立，管理员账号：${account}
请在 24 小时内打开以下链接设置密码，链接只能使用一次：
Tenant ${input.tenant} is there, with the administrator ${account}.
Set the password through this link within 24 hours; it works once:

${link}
`
  } finally {
    await db.close()
  }
}

await runCommand(run)
