import { pino, type Logger } from 'pino'

/** JSON lines on standard output. What must never be in a log is not handed to it; `redact` is the second wall. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: [
        '*.password',
        '*.passwordHash',
        '*.token',
        '*.accessToken',
        '*.authorization',
        '*.params',
        '*.cause.params',
      ],
      censor: '[hidden]',
    },
  })
