import { setImmediate } from 'node:timers/promises'
import type { Simulation } from '../simulation.ts'

/** A story that stops at each time that it yields until that time has come. */
export type Journey = AsyncGenerator<number, void>

type Appointment = { time: number; journey: Journey }

/** All stories of a simulation, in the order of time. */
export type Diary = {
  begin(time: number, journey: Journey): void
  /** Goes on until `until`; what is appointed for later stays undone. `tick` is told of each step's time. */
  play(until: number, tick: (time: number) => void | Promise<void>): Promise<void>
}

export function openDiary(simulation: Simulation): Diary {
  const waiting: Appointment[] = []

  function enter(time: number, journey: Journey): void {
    // The earliest stands last; of one time, whoever came first.
    const later = waiting.findLastIndex((each) => each.time > time)
    waiting.splice(later + 1, 0, { time, journey })
  }

  return {
    begin: enter,
    async play(until, tick) {
      for (;;) {
        const next = waiting.at(-1)
        if (!next || next.time > until) return
        waiting.pop()
        // A story that asks for an hour already gone goes on at once.
        simulation.setTime(Math.max(next.time, simulation.time()))
        await tick(simulation.time())
        const { done, value } = await next.journey.next()
        if (done !== true) enter(value, next.journey)
        // Others are served between the steps.
        await setImmediate()
      }
    },
  }
}
