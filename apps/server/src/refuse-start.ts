import { isDiskFull } from '@yuncang/db/failures'
import { AppError } from '@yuncang/shared/errors'
import { explained } from './command.ts'
import { WrongSettings } from './config/read.ts'

/** Says in both languages why the server does not start, and ends with 1. The stack is for whoever asks for it. */
export function refuseStart(error: unknown): never {
  process.stderr.write(`${explained(asSentence(error))}\n`)
  if (['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')) console.error(error)
  process.exit(1)
}

function asSentence(error: unknown): AppError | WrongSettings {
  if (error instanceof AppError || error instanceof WrongSettings) return error
  if (isDiskFull(error)) return new AppError('server.diskFull', { cause: error })
  const said = error instanceof Error ? error.message : String(error)
  const [message = ''] = said.split('\n')
  return new AppError('start.unexpected', { params: { message }, cause: error })
}
