import { system, type Db } from '@yuncang/db/handle'
import type { Clock } from '../../platform/clock.ts'
import type { MessageConnector } from './connector.ts'
import * as repo from './repo.ts'

/** Stands in for a message service in the demo: keeps what it is given, where /demo/outbox shows it. */
export const simulatedMessages = (db: Db, clock: Clock): MessageConnector => ({
  send: ({ channel, recipient, text }, key) =>
    db.transaction(system('message simulator'), (tx) =>
      repo.keep(tx, { id: key, channel, recipient, text, time: clock() }),
    ),
})
