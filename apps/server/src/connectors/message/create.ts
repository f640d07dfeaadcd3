import type { Db } from '@yuncang/db/handle'
import type { Config } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MessageConnector } from './connector.ts'
import { httpMessages } from './http.ts'
import { simulatedMessages } from './simulator.ts'

/** The message service of the environment, in the demo the simulator, otherwise none: then nobody can be reached. */
export function createMessages(
  { messageUrl, messageToken, isDemo }: Config,
  db: Db,
  clock: Clock,
): MessageConnector | undefined {
  if (messageUrl) return httpMessages(messageUrl, messageToken)
  return isDemo ? simulatedMessages(db, clock) : undefined
}
