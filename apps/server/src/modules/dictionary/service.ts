import type { Read } from '@yuncang/db/handle'
import type { DictionaryEntry } from '@yuncang/shared/contracts/dictionary'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages/catalogue'
import { listed } from '@yuncang/shared/messages/listed'
import type { Ctx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

/** A tenant's own entries stand in place of the platform's for that code (decisions.md 8). */
export const find = (ctx: Ctx, input: { code: string }): Promise<DictionaryEntry[]> =>
  ctx.read(async (db) =>
    (await effectiveEntries(db, ctx, input.code)).map((row) => ({
      dictValue: row.dictValue,
      dictLabel: ctx.call.locale === 'en' ? row.labelEn : row.labelZh,
    })),
  )

async function effectiveEntries(db: Read, ctx: Ctx, code: string) {
  const rows = await repo.entriesOf(db, code)
  const own = rows.filter((row) => row.tenantNode === ctx.tenant.dataNode)
  return own.length > 0 ? own : rows
}

/** Finds entries by what people write: the value, or the label in either language. */
export type Lookup = {
  find(written: string): string | undefined
  /** The label of a value in the caller's language; a value that is no longer there stays as it is. */
  labelOf(value: string): string
  readonly choices: string
}

export async function lookup(db: Read, ctx: Ctx, code: string): Promise<Lookup> {
  const rows = await effectiveEntries(db, ctx, code)
  const byWriting = new Map(
    rows.flatMap((row) =>
      [row.dictValue, row.labelZh, row.labelEn].map((text) => [fold(text), row.dictValue] as const),
    ),
  )
  const labels = new Map(
    rows.map((row) => [row.dictValue, ctx.call.locale === 'en' ? row.labelEn : row.labelZh]),
  )
  return {
    find: (written) => byWriting.get(fold(written)),
    labelOf: (value) => labels.get(value) ?? value,
    choices: listed(ctx.call.locale, [...labels.values()]),
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
  const { choices } = entries
  const message = say(ctx.call.locale, 'cell.notInDictionary', { value: stray, choices })
  throw new AppError('request.invalid', { issues: [{ path: field, message }] })
}

const fold = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
