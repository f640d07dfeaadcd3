import type { Read, Tx } from '@yuncang/db/handle'
import type { DictionaryEntry } from '@yuncang/shared/contracts/dictionary'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages/catalogue'
import { listed } from '@yuncang/shared/messages/listed'
import type { Worded } from '@yuncang/shared/messages/types'
import type { Ctx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

/** An entry as a tenant has it: its own row, in place of the platform's of that value where there is one. */
export type Entry = { readonly row: repo.EntryRow; readonly base: repo.EntryRow | undefined }

/** The platform's entries with the tenant's over them, and those that only the tenant has (decisions.md 8). */
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

/** Finds entries by what people write: the value, or the label in either language. */
export type Lookup = {
  find(written: string): string | undefined
  /** The label of a value in the caller's language; a value that is no longer there stays as it is. */
  labelOf(value: string): string
  /** The labels of what is offered. */
  readonly choices: Worded
}

export async function lookup(db: Read, ctx: Ctx, code: string): Promise<Lookup> {
  const entries = await entriesOf(db, code)
  const shown = entries.filter(isShown).map(({ row }) => row)
  const byWriting = new Map(
    shown.flatMap((row) =>
      [row.dictValue, row.labelZh, row.labelEn].map((text) => [fold(text), row.dictValue] as const),
    ),
  )
  const labels = new Map(entries.map(({ row }) => [row.dictValue, labelOf(row, ctx)]))
  return {
    find: (written) => byWriting.get(fold(written)),
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

/** Throws 400 for a value of the field that is not in the dictionary. */
export async function mustBeEntries(
  db: Read,
  ctx: Ctx,
  code: string,
  field: string,
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

const fold = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
