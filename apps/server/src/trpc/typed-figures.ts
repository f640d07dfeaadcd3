import { AppError } from '@yuncang/shared/errors'
import { scales, type DecimalKind } from '@yuncang/shared/kernel/decimal'
import { say } from '@yuncang/shared/messages'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type * as z from 'zod'
import { toAppError } from './errors.ts'

/** How much of what its kind can hold a figure of the input is. */
type Figure = { readonly path: string; readonly value: string; readonly share: number }

/** A result that is more than can be recorded, said also at the largest figure that was typed. Gives other failures back. */
export function saidAtFigure(
  thrown: unknown,
  { contract, input, locale }: { contract: z.ZodType; input: unknown; locale: Locale },
): unknown {
  const error = toAppError(thrown)
  if (error.reason !== 'value.outOfRange' || error.details.issues) return thrown
  const figures = figuresOf(contract, input, '').toSorted((a, b) => b.share - a.share)
  const [largest] = figures
  if (!largest || largest.share === 0) return thrown
  const message = say(locale, 'field.beyond', { value: largest.value })
  const issues = [{ path: largest.path, message }]
  return new AppError(error.reason, { ...error.details, issues })
}

/** What kernel/wire.ts takes for a number of pieces. */
const countLimit = 999_999_999

/** Figures have the kind that kernel/wire.ts describes them by. */
const kindOf = (schema: z.ZodType): string | undefined =>
  /^decimal\((\w+)\)$/.exec(schema.meta()?.description ?? '')?.[1]

function figuresOf(schema: z.ZodType, value: unknown, path: string): Figure[] {
  const kind = kindOf(schema)
  if (kind !== undefined && typeof value === 'string') {
    // One of the kinds: kernel/wire.ts writes no other.
    const { limit } = scales[kind as DecimalKind]
    return [{ path, value, share: Math.abs(Number(value)) / Number(limit) }]
  }
  if (typeof value === 'number') return [{ path, value: String(value), share: value / countLimit }]
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  const def = schema.def as unknown as Record<string, unknown> & { type: string }
  switch (def.type) {
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([key, field]) =>
        figuresOf(field, Reflect.get(Object(value), key), below(key)),
      )
    case 'array':
      if (!Array.isArray(value)) return []
      return value.flatMap((each, at) => figuresOf(def['element'] as z.ZodType, each, below(at)))
    case 'union':
      return (def['options'] as z.ZodType[]).flatMap((each) => figuresOf(each, value, path))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return figuresOf(def['innerType'] as z.ZodType, value, path)
    default:
      return []
  }
}
