import type { Db } from '@yuncang/db/handle'
import type { Config } from '../../config.ts'
import type { Storage } from '../../files/storage/storage.ts'
import type { Clock } from '../../platform/clock.ts'
import { usualPatience, type Patience } from '../outside/caller.ts'
import type { MailConnector } from './connector.ts'
import { simulatedMail } from './simulator.ts'
import { smtpMail } from './smtp.ts'

type Needs = {
  config: Pick<Config, 'smtp' | 'isDemo'>
  db: Db
  clock: Clock
  storage: Storage
  patience?: Patience
}

/** The mail server of the environment, in the demo the simulator, otherwise none: then no mail is sent. */
export function createMail({
  config: { smtp, isDemo },
  db,
  clock,
  storage,
  patience = usualPatience,
}: Needs): MailConnector | undefined {
  if (smtp) return smtpMail(smtp, ({ storageKey }) => storage.get(storageKey))
  return isDemo ? simulatedMail({ db, clock, patience }) : undefined
}
