import { setImmediate } from 'node:timers/promises'
import type { House } from '../house.ts'

/** A story that stops at each time that it yields until that time has come. */
export type Journey = AsyncGenerator<number, void>

type Appointment = { time: number; turn: number; journey: Journey }

/** All stories of a house, in the order of time. */
export type Diary = {
  begin(time: number, journey: Journey): void
  /** Goes on until `until`; what is appointed for later stays undone. `tick` is told of each step's time. */
  play(until: number, tick: (time: number) => void | Promise<void>): Promise<void>
}

export function openDiary(house: House): Diary {
  const waiting: Appointment[] = []
  let turns = 0

  function enter(time: number, journey: Journey): void {
    turns += 1
    const appointment = { time, turn: turns, journey }
    let low = 0
    let high = waiting.length
    // The earliest stands last; of one time, whoever came first.
    while (low < high) {
      const middle = (low + high) >> 1
      if (waiting[middle]!.time > time) low = middle + 1
      else high = middle
    }
    waiting.splice(low, 0, appointment)
  }

  return {
    begin: enter,
    async play(until, tick) {
      for (;;) {
        const next = waiting.at(-1)
        if (!next || next.time > until) return
        waiting.pop()
        // A story that asks for an hour already gone goes on at once.
        house.setTime(Math.max(next.time, house.time()))
        await tick(house.time())
        const { done, value } = await next.journey.next()
        if (done !== true) enter(value, next.journey)
        // Others are served between the steps.
        await setImmediate()
      }
    },
  }
}
