import { clientMessages } from '../kernel/messages/client.ts'
import type { Locale } from '../kernel/messages/types.ts'
import { filled } from '../kernel/messages/worded.ts'
import { beginningOf } from './text.ts'

const shape = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const longest = 400

/** A number, or the text of one; anything else is told to the log and gives undefined. */
export function numberOf(
  value: unknown,
  log: (message: string) => void,
  locale: Locale = 'zh',
): number | undefined {
  const number = typeof value === 'string' ? read(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  log(filled(locale, clientMessages['number.none'], { value: shown(value) }))
}

function read(text: string): number {
  const trimmed = text.length > longest ? '' : text.trim()
  return shape.test(trimmed) ? Number(trimmed) : NaN
}

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? beginningOf(String(value), 40).toWellFormed()
    : value === null || value === undefined
      ? String(value)
      : typeof value
