import { createOutside } from '@yuncang/server/connectors/outside/create'
import type { ConnectorFault } from '@yuncang/shared/nouns/connector/rules'
import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/** Outside systems that are simulated, on a clock of its own, for somebody who does not wait. */
export function outsideSuite() {
  let now = '2026-11-21T04:00:00.000Z'
  let app: TestApp
  const waits: number[] = []
  /** Nobody waits in a test: what will stay silent is given up soon, and pauses are only written down. */
  const wait = async (ms: number) => void waits.push(ms)
  const patience = { answerMs: 300_000, wait }
  const hasty = { answerMs: 30, wait }

  beforeAll(async () => {
    app = await startApp({ clock: () => now })
    const { config, db, clock, log, storage } = app.services
    Object.assign(app.services, {
      outside: createOutside({ config, db, clock, log, storage, patience }),
    })
  })
  afterAll(() => app.close())

  const disturb = (name: 'customerPlatform' | 'contractSystem', fault: ConnectorFault) => {
    patience.answerMs = fault === 'silent' ? hasty.answerMs : 300_000
    return app.data('connector.setFault', { system: name, fault }, 'trainer')
  }
  return {
    app: () => app,
    now: () => now,
    later: (ms: number) => {
      now = new Date(Date.parse(now) + ms).toISOString()
    },
    waits,
    patience,
    hasty,
    disturb,
  }
}
