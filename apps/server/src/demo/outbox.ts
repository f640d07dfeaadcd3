import { system } from '@yuncang/db/handle'
import { toWireTime } from '@yuncang/shared/kernel/calendar'
import { kept } from '../connectors/message/repo.ts'
import type { Services } from '../platform/services.ts'
import { demoAccounts } from './tenants.ts'

const shownAtMost = 100

/** What the simulator was given for demo accounts, newest first (docs/domain/jobs.md#outbox). */
export async function demoMessages({ db }: Services) {
  const accounts = new Map(demoAccounts().map((each) => [each.phone, each]))
  const rows = await db.read(system('outbox of the demo'), (read) => kept(read, shownAtMost))
  return rows.flatMap(({ recipient, text, time }) => {
    const owner = accounts.get(recipient)
    if (!owner) return []
    const { account, realName } = owner
    const code = /\d{6}/.exec(text)?.[0] ?? ''
    return [{ phone: recipient, account, realName, code, text, time: toWireTime(time) }]
  })
}
