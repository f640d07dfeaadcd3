import { AppError } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { isReason, say, type Reason } from '@yuncang/shared/messages'
import { readFileSync } from 'node:fs'
import type * as z from 'zod'
import { secrets } from './settings.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Settings that are not right, each with what it must be: one sentence for all of them, in either language. */
export class WrongSettings extends Error {
  readonly #problems: ReadonlyMap<string, Reason>

  constructor(problems: ReadonlyMap<string, Reason>) {
    super(`not right: ${[...problems.keys()].join(', ')}`)
    this.#problems = problems
  }

  in(locale: Locale): string {
    const told = [...this.#problems].map(([name, reason]) => `${name} ${say(locale, reason)}`)
    const problems = told.join(locale === 'zh' ? '；' : '; ')
    return say(locale, 'start.settings', { problems })
  }
}

/** The settings of an environment, as far as `schema` has them. Throws WrongSettings, or an AppError. */
export function parseSettings<S extends z.ZodObject>(schema: S, env: Env): z.output<S> {
  const given = withSecretFiles(env, (name) => name in schema.shape)
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = new Map<string, Reason>()
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0])
    // The first that is said of a setting is the one to mend first.
    if (!problems.has(name)) problems.set(name, isReason(message) ? message : 'setting.wrong')
  }
  throw new WrongSettings(problems)
}

/** An empty value is none: compose files and lists of settings cannot leave one out. */
function withSecretFiles(env: Env, isWanted: (name: string) => boolean): Env {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  for (const name of secrets) {
    const file = given[`${name}_FILE`]
    if (file === undefined || !isWanted(name)) continue
    if (given[name] !== undefined) throw new AppError('start.secretTwice', { params: { name } })
    given[name] = secretIn(name, file)
  }
  return given
}

function secretIn(name: string, file: string): string {
  const params = { name, file }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    throw new AppError('start.secretUnread', { params, cause })
  }
  // Editors and `echo` end a file with a line break, which belongs to no secret.
  const secret = text.replace(/\r?\n$/, '')
  if (secret === '') throw new AppError('start.secretEmpty', { params })
  return secret
}
