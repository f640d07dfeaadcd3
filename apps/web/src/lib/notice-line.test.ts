import { expect, test } from 'vitest'
import { seeded } from '../../../../tests/support/random.ts'
import { manualTimers } from '../../../../tests/support/timers.ts'
import { openNoticeLine, type PushedMoves, type PushedNotice } from './notice-line.ts'
import type { Socket } from './reconnecting-socket.ts'

type Fake = Socket & { sent: string[] }

function world() {
  const timers = manualTimers()
  const sockets: Fake[] = []
  const heard: string[] = []
  let ups = 0
  let backs = 0
  let rightsChanges = 0
  const moved: PushedMoves[] = []
  let timesSentAway = 0
  const connect = () => {
    const socket: Fake = {
      sent: [],
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => void socket.sent.push(text),
      close: () => {},
    }
    sockets.push(socket)
    return socket
  }
  openNoticeLine({
    connect,
    locale: 'zh',
    timers,
    random: () => 0,
    onNotice: ({ id }) => void heard.push(id),
    onUp: (isBack) => {
      ups += 1
      if (isBack) backs += 1
    },
    onMoved: (moves) => void moved.push(moves),
    onRights: () => void (rightsChanges += 1),
    onSentAway: () => void (timesSentAway += 1),
  })
  const last = () => sockets.at(-1)!
  const say = (word: object) => last().onmessage?.({ data: JSON.stringify(word) })
  const notice = (id: string): PushedNotice & { type: 'notice' } => ({
    type: 'notice',
    id,
    title: '',
    message: '',
    lhTenantNode: '',
    allTenant: false,
  })
  return {
    timers,
    heard,
    last,
    say,
    notice,
    ups: () => ups,
    backs: () => backs,
    rightsChanges: () => rightsChanges,
    moved,
    timesSentAway: () => timesSentAway,
    sockets,
  }
}

test('a line asks since the last notice when it comes back, and passes each on once', async () => {
  const { timers, heard, last, say, notice, ups, sockets } = world()
  last().onopen?.()
  expect(JSON.parse(last().sent[0]!)).toEqual({ type: 'init', locale: 'zh' })
  say({ type: 'ready', after: 'b', seen: ['a'] })
  say(notice('c'))
  last().onclose?.()
  await timers.advance(3000)
  expect(sockets).toHaveLength(2)
  last().onopen?.()
  expect(JSON.parse(last().sent[0]!)).toEqual({
    type: 'init',
    locale: 'zh',
    after: 'c',
    seen: ['a', 'c'],
  })
  say({ type: 'ready', after: 'c', seen: [] })
  for (const id of ['a', 'c', 'd', 'd']) say(notice(id))
  expect(heard).toEqual(['c', 'd'])
  expect(ups()).toBe(2)
})

test('what others moved is passed on and is no notice', () => {
  const { heard, say, moved } = world()
  const moves: PushedMoves = [{ module: 'RKDD', by: { id: '1', name: '客服' }, ids: ['a'] }]
  say({ type: 'moved', moves })
  say({ type: 'moved', moves: null })
  expect([heard, moved]).toEqual([[], [moves, null]])
})

test('a change of rights is passed on and is no notice; a line that comes back says that it was away', async () => {
  const { timers, heard, last, say, backs, rightsChanges } = world()
  last().onopen?.()
  say({ type: 'ready', after: 'b', seen: [] })
  say({ type: 'rights' })
  expect([heard, rightsChanges(), backs()]).toEqual([[], 1, 0])
  last().onclose?.()
  await timers.advance(3000)
  last().onopen?.()
  expect(JSON.parse(last().sent[0]!)).toMatchObject({ after: 'b', seen: [] })
  say({ type: 'ready', after: 'b', seen: [] })
  expect(backs()).toBe(1)
})

test('a line that heard nothing asks since it was first let in', async () => {
  const { timers, last, say } = world()
  last().onopen?.()
  say({ type: 'ready', after: 'b', seen: [] })
  last().onclose?.()
  await timers.advance(3000)
  last().onopen?.()
  expect(JSON.parse(last().sent[0]!)).toMatchObject({ after: 'b', seen: [] })
})

test.each([
  ['the session ended', 4401, 1],
  ['the tenant is locked', 4423, 1],
  ['the right is gone', 4403, 1],
  ['the server starts anew', 1012, 0],
  ['the line broke', 1006, 0],
])('a close because %s (%i) is asked about %i times', (_reason, code, times) => {
  const { last, timesSentAway } = world()
  last().onopen?.()
  last().onclose?.({ code })
  expect(timesSentAway()).toBe(times)
})

/** The most that happened within any second. */
const busiest = (times: readonly number[]): number =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length))

test.each([0, 1, 2, 4])(
  'five hundred lines that a restart of %i s cuts are back within ten, never more than 250 in a second',
  async (downSeconds) => {
    const timers = manualTimers()
    const random = seeded(198 + downSeconds)
    const tries: number[] = []
    const open = new Set<Socket>()
    let isUp = true
    const connect = () => {
      tries.push(timers.now())
      const socket: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
        send: () => {},
        close: () => void open.delete(socket),
      }
      timers.after(0, () => {
        if (!isUp) socket.onerror?.()
        else {
          open.add(socket)
          socket.onopen?.()
        }
      })
      return socket
    }
    const nothing = () => {}
    const told = {
      onNotice: nothing,
      onUp: nothing,
      onMoved: nothing,
      onRights: nothing,
      onSentAway: nothing,
    }
    for (let n = 0; n < 500; n += 1)
      openNoticeLine({ connect, locale: 'zh', timers, random, ...told })
    await timers.advance(0)
    expect(open.size).toBe(500)
    tries.length = 0
    isUp = false
    for (const socket of open) socket.onclose?.({ code: 1012 })
    expect(open.size).toBe(0)
    await timers.advance(downSeconds * 1000)
    isUp = true
    await timers.advance(10_000 - downSeconds * 1000)
    expect(open.size).toBe(500)
    expect(busiest(tries)).toBeLessThanOrEqual(250)
  },
)
