import { expect, test } from 'vitest'
import { manualTimers } from '../../../../tests/support/timers.ts'
import { openNoticeLine, type PushedNotice } from './notice-line.ts'
import type { Socket } from './reconnecting-socket.ts'

type Fake = Socket & { sent: string[] }

function world() {
  const timers = manualTimers()
  const sockets: Fake[] = []
  const heard: string[] = []
  let ups = 0
  let backs = 0
  let rightsChanges = 0
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
    onNotice: ({ id }) => void heard.push(id),
    onUp: (isBack) => {
      ups += 1
      if (isBack) backs += 1
    },
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
