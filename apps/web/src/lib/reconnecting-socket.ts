import { systemTimers, type Timers } from './timers.ts'

/** What we need of a WebSocket. */
export type Socket = {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event?: { code: number }) => void) | null
  onerror: (() => void) | null
  send(text: string): void
  close(): void
}

export type SocketOptions = {
  readonly connect: () => Socket
  /** Opened, for the first time or again; what is sent here goes first. */
  readonly onOpen?: (send: (text: string) => void) => void
  readonly onMessage: (data: unknown) => void
  /** Closed by the other side, with its code. */
  readonly onClosed?: (code: number | undefined) => void
  readonly heartbeat?: string
  readonly pingMs?: number
  readonly pongMs?: number
  readonly reconnectMs?: number
  /** Up to this much longer, by chance, so that a restarted server is not met by everybody at once. */
  readonly jitterMs?: number
  /** Tries in a row without success; without it there is no limit. */
  readonly repeatLimit?: number
  readonly timers?: Timers
  readonly random?: () => number
}

const defaults = {
  heartbeat: 'heartbeat',
  pingMs: 15_000,
  pongMs: 10_000,
  reconnectMs: 2000,
  jitterMs: 0,
  repeatLimit: Infinity,
  timers: systemTimers,
  random: Math.random,
}

/**
 * A socket that comes back: it connects again after a close or error, asks for a sign of life when nothing was heard
 * for a while, and takes silence for a broken line. Only `close` ends it (docs/domain/records.md#notices).
 */
export class ReconnectingSocket {
  readonly #options: typeof defaults & Omit<SocketOptions, keyof typeof defaults>
  #socket: Socket | undefined
  #tries = 0
  #isOver = false
  #cancelBeat = () => {}
  #cancelReconnect: (() => void) | undefined

  constructor(options: SocketOptions) {
    this.#options = { ...defaults, ...options }
    this.#connect()
  }

  /** False when the line is down. */
  send(text: string): boolean {
    this.#socket?.send(text)
    return this.#socket !== undefined
  }

  close(): void {
    this.#isOver = true
    this.#cancelReconnect?.()
    this.#release()?.close()
  }

  #connect(): void {
    let socket: Socket
    try {
      socket = this.#options.connect()
    } catch {
      this.#reconnect()
      return
    }
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#beat(socket)
      this.#options.onOpen?.((text) => socket.send(text))
    }
    socket.onmessage = ({ data }) => {
      this.#beat(socket)
      this.#options.onMessage(data)
    }
    socket.onclose = (event) => {
      this.#lose()
      this.#options.onClosed?.(event?.code)
    }
    socket.onerror = () => this.#lose()
  }

  /** Waits for silence, asks, and waits for an answer; anything heard begins anew. */
  #beat(socket: Socket): void {
    const { timers, pingMs, pongMs, heartbeat } = this.#options
    this.#cancelBeat()
    this.#cancelBeat = timers.after(pingMs, () => {
      this.#cancelBeat = timers.after(pongMs, () => this.#lose())
      socket.send(heartbeat)
    })
  }

  #lose(): void {
    this.#release()?.close()
    this.#reconnect()
  }

  /** Lets go of the present socket, whose later events are nobody's concern. */
  #release(): Socket | undefined {
    const socket = this.#socket
    this.#socket = undefined
    this.#cancelBeat()
    if (socket) {
      socket.onopen = null
      socket.onmessage = null
      socket.onclose = null
      socket.onerror = null
    }
    return socket
  }

  #reconnect(): void {
    const { timers, reconnectMs, jitterMs, random, repeatLimit } = this.#options
    if (this.#isOver || this.#cancelReconnect || this.#tries >= repeatLimit) return
    this.#tries += 1
    this.#cancelReconnect = timers.after(reconnectMs + random() * jitterMs, () => {
      this.#cancelReconnect = undefined
      this.#connect()
    })
  }
}
