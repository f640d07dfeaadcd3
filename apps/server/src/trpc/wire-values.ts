import { fromWireTime, toWireTime } from '@yuncang/shared/kernel/calendar'
import type * as z from 'zod'

/*
 * Times are ISO instants inside and Asia/Shanghai text on the wire (docs/domain/values.md#time). Which fields are times
 * is read once from the marks of a contract; a contract without any costs nothing per call.
 */
type Convert = (value: unknown) => unknown
type Direction = 'toWire' | 'fromWire'

const plans = new WeakMap<z.ZodType, Partial<Record<Direction, Convert | null>>>()

/** The conversion that a schema asks for, or undefined when it has no times. */
export function wireConversion(schema: z.ZodType, direction: Direction): Convert | undefined {
  const known = plans.get(schema) ?? {}
  plans.set(schema, known)
  // A schema that contains itself meets its own unfinished plan: no contract nests times in a recursion.
  if (known[direction] === undefined) {
    known[direction] = null
    known[direction] = plan(schema, direction)
  }
  return known[direction] ?? undefined
}

function plan(schema: z.ZodType, direction: Direction): Convert | null {
  if (schema.meta()?.wire === 'time') {
    const convert = direction === 'toWire' ? toWireTime : fromWireTime
    return (value) => (typeof value === 'string' ? convert(value) : value)
  }
  const def = schema.def as unknown as Record<string, unknown> & { type: string }
  switch (def.type) {
    case 'object':
      return objectPlan(def.shape as Record<string, z.ZodType>, direction)
    case 'array':
      return arrayPlan(def.element as z.ZodType, direction)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return wireConversion(def.innerType as z.ZodType, direction) ?? null
    default:
      return null
  }
}

function objectPlan(shape: Record<string, z.ZodType>, direction: Direction): Convert | null {
  const fields = Object.entries(shape).flatMap(([key, field]) => {
    const convert = wireConversion(field, direction)
    return convert ? [[key, convert] as const] : []
  })
  if (fields.length === 0) return null
  return (value) => {
    if (value === null || typeof value !== 'object') return value
    const copy: Record<string, unknown> = { ...value }
    for (const [key, convert] of fields) if (copy[key] != null) copy[key] = convert(copy[key])
    return copy
  }
}

function arrayPlan(element: z.ZodType, direction: Direction): Convert | null {
  const convert = wireConversion(element, direction)
  return convert ? (value) => (Array.isArray(value) ? value.map(convert) : value) : null
}
