import {
  destination as destinationOf,
  pino,
  stdSerializers,
  type DestinationStream,
  type Logger,
} from 'pino'

/** A failed query quotes its parameters in its message; they may be secrets, so the log stops before them. */
const withoutParams = (text: string | undefined) => text?.replace(/\nparams: [^\n]*/g, '')

/** Lines leave in batches, at the latest after half a second and at the end of the process: a write each costs more than a read. */
function standardOutput(): DestinationStream {
  const stream = destinationOf({ sync: true, minLength: 4096, periodicFlush: 500 })
  process.once('exit', () => stream.flushSync())
  return stream
}

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
