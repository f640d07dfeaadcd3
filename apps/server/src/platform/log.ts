import {
  destination as destinationOf,
  pino,
  stdSerializers,
  type DestinationStream,
  type Logger,
} from 'pino'

/** A failed query quotes its parameters in its message; they may be secrets, so the log stops before them. */
const withoutParams = (text: string | undefined) => text?.replace(/\nparams: [^\n]*/g, '')

/** Lines leave in batches, at the latest after half a second: a write for each would cost more than reading a record. */
const standardOutput = (): DestinationStream =>
  destinationOf({ sync: true, minLength: 4096, periodicFlush: 500 })

/** Resolves when every line has left, or when nobody reads them any more. */
export const flushed = (log: Logger): Promise<void> =>
  new Promise((resolve) => {
    log.flush(() => resolve())
  })

/** JSON lines on standard output. Errors are told by type, message and stack; the values they carry are left out. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: {
        err: (error: unknown) => {
          if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
          const { type, message, stack } = stdSerializers.err(error)
          return { type, message: withoutParams(message), stack: withoutParams(stack) }
        },
      },
    },
    destination ?? standardOutput(),
  )
