import { applySeed } from '@yuncang/db/seed/apply'
import { createServices } from '@yuncang/server/app'
import { noProgress } from '@yuncang/server/demo/progress'
import { seedDemo } from '@yuncang/server/demo/seed'
import { systemClock } from '@yuncang/server/platform/clock'
import { createLog } from '@yuncang/server/platform/log'
import { today } from '@yuncang/shared/kernel/calendar'
import { configAt, quickPasswords } from './config.ts'
import type { Content } from './database.ts'

export type DemoOptions = {
  clock?: () => string
  /** Months of history, and which tenants get them. */
  history?: { months: number; only: readonly string[] }
}

const silent = createLog('info', { write: () => {} })

/** The demo as it is made at the start of a clock; without a clock, some time today. */
export function demo({ clock, history }: DemoOptions): Content {
  const start = clock?.()
  const made = start === undefined ? systemClock : () => start
  return {
    key: JSON.stringify(['demo', start ?? today(systemClock()), history]),
    async fill(db, folder) {
      await applySeed(db)
      const pieces = { log: silent, clock: made, passwords: quickPasswords() }
      const services = createServices(configAt(folder), db, pieces)
      await seedDemo(services, { months: 0, progress: noProgress, ...history })
    },
  }
}
