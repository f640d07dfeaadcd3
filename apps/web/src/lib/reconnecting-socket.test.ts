import { describe, expect, test } from 'vitest'
import { manualTimers } from '../../../../tests/support/timers.ts'
import { ReconnectingSocket, type Socket, type SocketOptions } from './reconnecting-socket.ts'

type Fake = Socket & { sent: string[]; isClosed: boolean }

function line(options: Partial<SocketOptions> = {}) {
  const timers = manualTimers()
  const sockets: Fake[] = []
  const heard: unknown[] = []
  const connect = () => {
    const socket: Fake = {
      sent: [],
      isClosed: false,
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => void socket.sent.push(text),
      close: () => void (socket.isClosed = true),
    }
    sockets.push(socket)
    return socket
  }
  const socket = new ReconnectingSocket({
    connect,
    timers,
    onMessage: (data) => heard.push(data),
    ...options,
  })
  return { timers, sockets, heard, socket, last: () => sockets.at(-1)! }
}

describe('a line', () => {
  test('says its first words on open, and passes on what it hears', () => {
    const { last, heard, socket } = line({ onOpen: (send) => send('init') })
    last().onopen?.()
    last().onmessage?.({ data: 'notice' })
    expect([last().sent, heard]).toEqual([['init'], ['notice']])
    expect(socket.send('x')).toBe(true)
    expect(last().sent).toEqual(['init', 'x'])
  })

  test('asks for a sign of life after 15 s of silence, and goes on when it gets one', async () => {
    const { last, timers, sockets } = line()
    last().onopen?.()
    await timers.advance(14_999)
    expect(last().sent).toEqual([])
    await timers.advance(1)
    expect(last().sent).toEqual(['heartbeat'])
    await timers.advance(9999)
    last().onmessage?.({ data: 'pong' })
    await timers.advance(14_999)
    expect([sockets.length, last().sent]).toEqual([1, ['heartbeat']])
    await timers.advance(1)
    expect(last().sent).toHaveLength(2)
  })

  test('that stays silent for 10 s more is closed and opened again 2 s later', async () => {
    const { sockets, timers, socket } = line()
    sockets[0]?.onopen?.()
    await timers.advance(24_999)
    expect(sockets[0]?.isClosed).toBe(false)
    await timers.advance(1)
    expect([sockets[0]?.isClosed, sockets.length]).toEqual([true, 1])
    expect(socket.send('lost')).toBe(false)
    await timers.advance(1999)
    expect(sockets).toHaveLength(1)
    await timers.advance(1)
    expect(sockets).toHaveLength(2)
  })
})

describe('a lost line', () => {
  test.each(['onclose', 'onerror'] as const)('comes back 2 s after %s', async (event) => {
    const { sockets, timers, last } = line()
    last().onopen?.()
    last()[event]?.()
    await timers.advance(1999)
    expect(sockets).toHaveLength(1)
    await timers.advance(1)
    expect(sockets).toHaveLength(2)
  })

  test('ten errors make one timer', async () => {
    const { sockets, timers } = line()
    const { onerror, onclose } = sockets[0]!
    for (let n = 0; n < 10; n += 1) {
      onerror?.()
      onclose?.()
    }
    expect(timers.count()).toBe(1)
    await timers.advance(2000)
    expect(sockets).toHaveLength(2)
  })

  test('comes back later by chance', async () => {
    const { sockets, timers } = line({ jitterMs: 1000, random: () => 0.5 })
    sockets[0]?.onclose?.()
    await timers.advance(2499)
    expect(sockets).toHaveLength(1)
    await timers.advance(1)
    expect(sockets).toHaveLength(2)
  })

  test('is tried as often as the limit says, counted anew after a success', async () => {
    const { sockets, timers, last } = line({ repeatLimit: 2 })
    for (let n = 0; n < 5; n += 1) {
      last().onclose?.()
      await timers.advance(2000)
    }
    expect(sockets).toHaveLength(3)
    const again = line({ repeatLimit: 2 })
    for (let n = 0; n < 5; n += 1) {
      again.last().onopen?.()
      again.last().onclose?.()
      await again.timers.advance(2000)
    }
    expect(again.sockets).toHaveLength(6)
  })

  test('that cannot even be tried is tried again', async () => {
    let tries = 0
    const { timers } = line({
      connect() {
        tries += 1
        throw new Error('bad address')
      },
    })
    await timers.advance(6000)
    expect(tries).toBe(4)
  })
})

describe('a deliberate close', () => {
  test('ends the line for good', async () => {
    const { sockets, timers, socket } = line()
    sockets[0]?.onopen?.()
    const { onclose } = sockets[0]!
    socket.close()
    onclose?.()
    await timers.advance(60_000)
    expect([sockets.length, sockets[0]?.isClosed, timers.count()]).toEqual([1, true, 0])
  })

  test('calls off a return that is on its way', async () => {
    const { sockets, timers, socket } = line()
    sockets[0]?.onclose?.()
    socket.close()
    await timers.advance(60_000)
    expect(sockets).toHaveLength(1)
  })
})
