import type { Read, Tx } from '@yuncang/db/handle'
import type { DictionaryEntry } from '@yuncang/shared/nouns/dictionary/contract'
import { writingsOf } from '@yuncang/shared/nouns/dictionary/writings'
import { isDecimal } from '@yuncang/shared/kernel/decimal'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import { listed } from '@yuncang/shared/kernel/messages/listed'
import type { Worded } from '@yuncang/shared/kernel/messages/types'
import type { Ctx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

/** An entry as a tenant has it: its own row, in place of the platform's of that value where there is one. */
export type Entry = { readonly row: repo.EntryRow; readonly base: repo.EntryRow | undefined }

/**
 * The platform's entries with the tenant's over them, and those that only the tenant has
 * (docs/domain/tenants.md#dictionaries).
 */
export function merged(rows: readonly repo.EntryRow[]): Entry[] {
  const keyOf = ({ code, dictValue }: repo.EntryRow) => `${code} ${dictValue}`
  const base = new Map(rows.filter((row) => row.tenantNode === '*').map((row) => [keyOf(row), row]))
  const own = new Set(rows.filter((row) => row.tenantNode !== '*').map(keyOf))
  return rows
    .filter((row) => row.tenantNode !== '*' || !own.has(keyOf(row)))
    .map((row) => ({ row, base: base.get(keyOf(row)) }))
}

const labelOf = ({ labelZh, labelEn }: repo.EntryRow, ctx: Ctx) =>
  ctx.call.locale === 'en' ? labelEn : labelZh

const entriesOf = async (db: Read | Tx, code: string) => merged(await repo.entriesOf(db, code))
const isShown = ({ row }: Entry) => row.isShow === 1

/** The entries of a code that are offered, in order. */
export const find = (ctx: Ctx, input: { code: string }): Promise<DictionaryEntry[]> =>
  ctx.read(async (db) =>
    (await entriesOf(db, input.code)).filter(isShown).map(({ row }) => ({
      dictValue: row.dictValue,
      dictLabel: labelOf(row, ctx),
    })),
  )

/** The same, with the mark of those that are the tenant's own. */
export const findByTenant = (ctx: Ctx, input: { code: string }) =>
  ctx.read(async (db) =>
    (await entriesOf(db, input.code)).filter(isShown).map(({ row }) => ({
      dictValue: row.dictValue,
      dictLabel: labelOf(row, ctx),
      isTenant: row.tenantNode === '*' ? (0 as const) : (1 as const),
    })),
  )

/** Labels by value, those of hidden entries too: records still hold such values. */
export const map = (ctx: Ctx, input: { code: string }): Promise<Record<string, string>> =>
  ctx.read(async (db) =>
    Object.fromEntries(
      (await entriesOf(db, input.code)).map(({ row }) => [row.dictValue, labelOf(row, ctx)]),
    ),
  )

/** Finds entries by what people write: the value, the label in either language, both together, or another usual word. */
export type Lookup = {
  readonly code: string
  find(written: string): string | undefined
  /** The label of a value in the caller's language; a value that is no longer there stays as it is. */
  labelOf(value: string): string
  /** The labels of what is offered. */
  readonly choices: Worded
}

export async function lookup(db: Read, ctx: Ctx, code: string): Promise<Lookup> {
  const entries = await entriesOf(db, code)
  const shown = entries.filter(isShown).map(({ row }) => row)
  const labels = new Map(entries.map(({ row }) => [row.dictValue, labelOf(row, ctx)]))
  return {
    code,
    find: writingsOf(code, shown),
    labelOf: (value) => labels.get(value) ?? value,
    choices: {
      zh: listed(
        'zh',
        shown.map(({ labelZh }) => labelZh),
      ),
      en: listed(
        'en',
        shown.map(({ labelEn }) => labelEn),
      ),
    },
  }
}

/** The figures that the labels of a dictionary say, by value; a label that is no figure says nothing. */
export async function figuresOf(db: Read | Tx, code: string): Promise<Map<string, string>> {
  const shown = (await entriesOf(db, code)).filter(isShown)
  return new Map(
    shown.flatMap(({ row }) => {
      const figure = row.labelZh.normalize('NFKC').replaceAll(/[\s,]/g, '')
      return isDecimal(figure, 'kg') ? [[row.dictValue, figure] as const] : []
    }),
  )
}

/** Throws 400 for a value of the field that is not in the dictionary. */
export async function assertInDictionary(
  db: Read,
  ctx: Ctx,
  { code, field }: { code: string; field: string },
  values: readonly string[],
): Promise<void> {
  const entries = await lookup(db, ctx, code)
  const stray = values.find((value) => entries.find(value) !== value)
  if (stray === undefined) return
  const { locale } = ctx.call
  const choices = entries.choices[locale]
  const message = say(locale, 'cell.notInDictionary', { value: stray, choices })
  throw new AppError('request.invalid', { issues: [{ path: field, message }] })
}
