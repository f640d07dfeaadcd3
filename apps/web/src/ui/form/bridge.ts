import { describeIssue } from '@yuncang/shared/issues'
import type { FieldIssue } from '@yuncang/shared/errors'
import * as sentences from '@yuncang/shared/client-messages'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type * as z from 'zod'

/*
 * The bridge from a contract to a form: the same rules and sentences as on the server. A form holds '' where nothing is
 * written; the bridge hands the contract what it means.
 */

const typeOf = (schema: z.ZodObject, field: string): z.ZodType | undefined =>
  // Fields of a zod object are zod types.
  schema.shape[field] as z.ZodType | undefined

const accepts = (type: z.ZodType | undefined, value: unknown): boolean =>
  type === undefined || type.safeParse(value).success

/** True when the contract refuses a field that is left out, which the label then marks. */
export function isRequired(schema: z.ZodObject, field: string): boolean {
  const type = typeOf(schema, field)
  return !accepts(type, undefined) && !accepts(type, null)
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** A value as the contract wants it: a blank is '' where that is a value of its own, else left out, else null. */
export const meantBy = (schema: z.ZodObject, field: string, value: unknown): unknown =>
  isBlank(value) ? blankOf(schema, field) : value

const blanks = new WeakMap<z.ZodObject, Map<string, unknown>>()

/** Asked for every blank cell of thousands of lines, hence remembered. */
function blankOf(schema: z.ZodObject, field: string): unknown {
  const known = blanks.get(schema) ?? new Map<string, unknown>()
  blanks.set(schema, known)
  if (!known.has(field)) {
    const type = typeOf(schema, field)
    const isLeftOut = accepts(type, undefined) || !accepts(type, null)
    const isText = accepts(type, undefined) && accepts(type, '')
    known.set(field, isText ? '' : isLeftOut ? undefined : null)
  }
  return known.get(field)
}

export const meantByAll = (schema: z.ZodObject, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, meantBy(schema, field, value)]),
  )

/** Issues say what was there: a value of the wrong kind is not a missing one. */
export const told = { reportInput: true }

/** What the contract has against one field, given the rest of the form; rules may look at several fields. */
export function findingOf(
  schema: z.ZodObject,
  field: string,
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
): string | undefined {
  const own = typeOf(schema, field)?.safeParse(meantBy(schema, field, values[field]), told)
  const [first] = own?.error?.issues ?? []
  if (first) return describeIssue(first, locale, sentences)
  const given = Object.entries(meantByAll(schema, values)).filter(
    ([, value]) => value !== undefined,
  )
  const whole = schema.safeParse({ ...stubOf(schema), ...Object.fromEntries(given) }, told)
  const issue = whole.error?.issues.find((each) => each.path[0] === field)
  return issue && describeIssue(issue, locale, sentences)
}

const stubs = new WeakMap<z.ZodObject, Record<string, unknown>>()

/** A text for every field that must be one: zod looks at several fields together only when each has its type. */
function stubOf(schema: z.ZodObject): Record<string, unknown> {
  const known = stubs.get(schema)
  if (known) return known
  const fields = Object.keys(schema.shape).filter((field) => {
    const type = typeOf(schema, field)
    const refused = type?.safeParse('').error?.issues ?? []
    return !accepts(type, undefined) && refused.every((issue) => issue.code !== 'invalid_type')
  })
  const stub = Object.fromEntries(fields.map((field) => [field, '']))
  stubs.set(schema, stub)
  return stub
}

/** What the contract refused, as the server would say it. */
export const issuesOf = (error: z.ZodError, locale: Locale): FieldIssue[] =>
  error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: describeIssue(issue, locale, sentences),
  }))

export type LineIssue = { readonly line: number; readonly column: string; readonly message: string }

export type Placed = {
  readonly fields: ReadonlyMap<string, string[]>
  readonly lines: ReadonlyMap<string, LineIssue[]>
  /** Issues that belong to nothing on this form. */
  readonly rest: readonly FieldIssue[]
}

/** Sorts issues by where they are shown: a field, a cell of a list such as products.3.planNet, or above the form. */
export function place(
  issues: readonly FieldIssue[],
  fieldNames: readonly string[],
  listNames: readonly string[],
): Placed {
  const fields = new Map<string, string[]>()
  const lines = new Map<string, LineIssue[]>()
  const rest: FieldIssue[] = []
  for (const issue of issues) {
    const [name = '', line = '', column = ''] = issue.path.split('.')
    if (listNames.includes(name) && /^\d+$/.test(line)) {
      const found = { line: Number(line), column, message: issue.message }
      lines.set(name, [...(lines.get(name) ?? []), found])
    } else if (fieldNames.includes(name)) {
      fields.set(name, [...(fields.get(name) ?? []), issue.message])
    } else rest.push(issue)
  }
  return { fields, lines, rest }
}
