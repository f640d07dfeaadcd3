import { AppError } from '@yuncang/shared/errors'
import { resolve } from 'node:path'
import { WrongSettings } from './config/read.ts'

/** Runs what an operator asked for on the command line: its words, or why it could not be done, in both languages. */
export async function runCommand(run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await run())
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`)
    process.exitCode = 1
  }
}

/** A path as the operator means it: npm runs scripts in its own folder and says where it was called. */
export const pathOf = (given: string): string =>
  resolve(process.env['INIT_CWD'] ?? process.cwd(), given)

/** Why something could not be done, for an operator: in both languages when it is ours to say. */
export function explained(error: unknown): string {
  if (error instanceof WrongSettings) return `${error.in('zh')}\n${error.in('en')}`
  if (!(error instanceof AppError)) return error instanceof Error ? error.message : String(error)
  const issues = error.details.issues?.map((issue) => issue.message) ?? []
  return [...issues, ...(issues.length > 0 ? [] : [error.in('zh'), error.in('en')])].join('\n')
}
