import * as z from 'zod'
import { isDate, isWireTime } from './calendar.ts'
import { isDecimal, isZero, type DecimalKind } from './decimal.ts'
import type { Reason } from '../messages.ts'
import type { MessageParams } from './messages/types.ts'
import { isStorableText } from '../validate/text.ts'

/*
 * The vocabulary of contracts. Values are JSON only; what the wire writes differently from the services carries a mark
 * (`meta({ wire })`) that the procedure builder converts by (docs/domain/values.md#time).
 */

/** What one operation takes and gives. */
export type Contract = {
  readonly input: z.ZodObject
  readonly output: z.ZodType
  /** What it answers beyond its transaction is shown once: a repeated Idempotency-Key gets the rest. */
  readonly isShownOnce?: true
}

export const wireMarks = ['time', 'date'] as const
export type WireMark = (typeof wireMarks)[number]

/** yyyy-MM-dd HH:mm:ss, Asia/Shanghai, on the wire; an ISO instant inside. */
export const wireTime = () =>
  z
    .string()
    .refine(isWireTime, 'validate.time')
    .meta({ wire: 'time', description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' })

/** The same in an answer, which we wrote ourselves. */
export const wireTimeOut = () =>
  z.string().meta({ wire: 'time', description: 'yyyy-MM-dd HH:mm:ss, Asia/Shanghai' })

/** A day in an answer. */
export const wireDateOut = () => z.string().meta({ format: 'date', description: 'yyyy-MM-dd' })

/** yyyy-MM-dd, a calendar day of Asia/Shanghai, the same inside and outside. */
export const wireDate = () =>
  z
    .string()
    .refine(isDate, 'validate.date')
    .meta({ wire: 'date', format: 'date', description: 'yyyy-MM-dd' })

/** An exact decimal string with at most the digits of its kind. */
export const decimal = (kind: DecimalKind) =>
  z
    .string()
    .refine((text) => isDecimal(text, kind), 'validate.decimal')
    .meta({ description: `decimal(${kind})` })

/** A decimal that cannot be negative, e.g. a weight. */
export const amount = (kind: DecimalKind) =>
  decimal(kind).refine((text) => !text.startsWith('-'), 'validate.negative')

/** More than nothing, with the sentence for when it is not; what is no number at all is said by its kind. */
export const positive = (kind: DecimalKind, reason: Reason) =>
  amount(kind).refine((text) => !isDecimal(text, kind) || !isZero(text), reason)

/** Text that both databases can hold, trimmed by the caller; `missing` is the sentence for when it is not there at all. */
export const text = (max: number, missing?: Reason) =>
  z
    // A length that is refused has a sentence of its own.
    .string({ error: (issue) => (issue.code === 'invalid_type' ? missing : undefined) })
    .max(max)
    .refine(isStorableText, 'request.badText')

/** Text that must say something, with the sentence for when it does not or is not there at all. */
export const required = (max: number, reason: Reason = 'validate.required') =>
  text(max, reason).refine((value) => value.trim() !== '', reason)

export const id = () =>
  z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/)
/** What a record of operations is about: a row by its id, or an entry of the menu by its code. */
export const businessId = () =>
  z
    .string()
    .min(1)
    .max(80)
    .regex(/^[\w.-]+$/)
export const flag = () => z.union([z.literal(0), z.literal(1)])
export const version = () => z.int().min(1)
/** The version that the caller saw; without it the call acts on what is there (docs/domain/records.md#versions). */
export const seenVersion = () => version().optional()
/** Rows of a list that are changed together, and the version that the caller saw of each, in the same order. */
export const seenRows = {
  ids: z.array(id()).min(1).max(200),
  versions: z.array(version()).min(1).max(200).optional(),
}
export const pieces = () => z.int().min(0).max(999_999_999)

type Finding = { reason: Reason; params?: MessageParams; severity: 'error' | 'warning' } | undefined

/** A schema under one of the validators of `validate/`; warnings pass. */
export const checked = <S extends z.ZodString>(schema: S, validate: (value: string) => Finding) =>
  schema.superRefine((value, ctx) => {
    const finding = validate(value)
    if (finding?.severity !== 'error') return
    ctx.addIssue({ code: 'custom', message: finding.reason, params: finding.params ?? {} })
  })

/** The same for a field that may be left empty. */
export const checkedIfGiven = (schema: z.ZodString, validate: (value: string) => Finding) =>
  checked(schema, (value) => (value.trim() === '' ? undefined : validate(value))).default('')

/** A list request: page, size, sort by the named columns, and the filters of the noun (docs/domain/wire.md#lists). */
export const pageInput = <const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sortable: S,
  filters: F,
) =>
  z.strictObject({
    current: z.int().min(1).max(1_000_000_000).default(1),
    size: z.int().min(1).max(200).default(15),
    ascs: z.array(z.enum(sortable)).max(3).optional(),
    descs: z.array(z.enum(sortable)).max(3).optional(),
    ...filters,
  })

export const pageOutput = <R extends z.ZodType>(record: R) =>
  z.object({
    records: z.array(record),
    total: z.int(),
    size: z.int(),
    current: z.int(),
    pages: z.int(),
  })

export type Page<R> = { records: R[]; total: number; size: number; current: number; pages: number }

/** For operations that answer nothing but success. */
export const nothing = z.null()
export const noInput = z.strictObject({})
