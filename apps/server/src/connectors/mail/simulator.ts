import { inTenant, system, type Db } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { ConnectorFault } from '@yuncang/shared/nouns/connector/rules'
import type { MailState } from '@yuncang/shared/nouns/outbox/rules'
import type { Clock } from '../../platform/clock.ts'
import type { Patience } from '../outside/caller.ts'
import { faultOf } from '../outside/repo.ts'
import type { MailConnector } from './connector.ts'
import * as repo from './repo.ts'

/** What becomes of a mail under each fault that a trainer can set; other faults are none of a mail server. */
const states: Readonly<Partial<Record<ConnectorFault, MailState>>> = {
  refusal: 'refused',
  error: 'deferred',
  silent: 'silent',
  bounce: 'returning',
}

const bounce = { status: '5.1.1', answer: '550 5.1.1 模拟器按设置退信' }

type Needs = { readonly db: Db; readonly clock: Clock; readonly patience: Patience }

/** Stands in for a mail server in the demo: keeps what it is given, for `outbox.mails`. */
export const simulatedMail = ({ db, clock, patience }: Needs): MailConnector => ({
  kind: 'simulator',
  returns: {
    everyMs: 1_000,
    async collect(listener) {
      const scope = system('mail simulator')
      for (const { id, recipient } of await db.read(scope, repo.returning)) {
        const verdict = await listener.returned({ ...bounce, key: id, recipients: [recipient] })
        if (verdict === 'later') continue
        await db.transaction(scope, (tx) => repo.setState(tx, id, 'bounced'))
      }
    },
  },
  async send(tenant, mail, key) {
    const scope = inTenant(tenant)
    const fault = await db.read(scope, (read) => faultOf(read, 'mail'))
    const state = states[fault] ?? 'taken'
    await db.transaction(scope, (tx) => repo.keep(tx, { ...mail, id: key, state, time: clock() }))
    if (fault === 'slow') await patience.wait(patience.answerMs / 2)
    if (state === 'refused') throw told('mail.refused', '550 5.1.1 模拟器按设置拒收')
    if (state === 'deferred') throw told('mail.deferred', '451 4.7.1 模拟器按设置要求稍后再试')
    if (state === 'silent') {
      await patience.wait(patience.answerMs)
      throw new AppError('mail.silent')
    }
  },
})

const told = (reason: 'mail.refused' | 'mail.deferred', answer: string) =>
  new AppError(reason, { params: { answer } })
