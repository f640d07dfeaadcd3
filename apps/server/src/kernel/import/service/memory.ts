import type { Read, Tx } from '@yuncang/db/handle'
import type { Correction } from '@yuncang/shared/nouns/import-batch/contract'
import type { Choice } from '@yuncang/shared/nouns/import-batch/finding'
import { formOf, type Meaning } from '@yuncang/shared/nouns/import-batch/rules'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Table } from '../../../files/spreadsheet/table.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as memory from '../memory/repo.ts'
import type { BatchRow } from '../repo.ts'
import { examine, type AnyImport, type Issues } from './kind.ts'
import { saying } from './said.ts'

/*
 * What somebody has said of a value holds for the files to come as well, until somebody takes it back
 * (docs/domain/files.md#imports).
 */

/** What is longer is no word or name that comes again. */
const longestWritten = 300

/** So many values that stand for nothing are looked up; a file with more of them has another fault. */
const recalledAtMost = 500

type Judged = {
  readonly table: Table<string>
  readonly issues: Issues<string>
  /** What somebody has said, and what is remembered. */
  readonly meanings: readonly Meaning[]
}

type File = Pick<BatchRow, 'noun' | 'override'> & { readonly table: Table<string> }

/**
 * Judges a table by what somebody has said of it, and where that leaves values that stand for nothing, by what was said
 * of them before. What was meant then and is no more is not used.
 */
export async function examineWithMemory(
  ctx: Ctx,
  kind: AnyImport,
  { noun, override, table: written }: File,
): Promise<Judged> {
  const said = (override.meanings ?? []).filter(({ rememberedId }) => rememberedId === undefined)
  const tried = new Set(said.map(({ of }) => formOf(of)))
  let guesses: readonly Meaning[] = []
  for (;;) {
    const meanings = [...said, ...guesses]
    const table = saying(written, kind.columns, { ...override, meanings })
    const { issues } = (await examine(ctx, kind, table)).sheet
    const unknown = issues.list().flatMap(({ choice }) => (choice ? [choice] : []))
    const kept = guesses.filter((guess) => !unknown.some((choice) => isLeftBy(guess, choice)))
    const open = unknown.filter(({ of }) => !tried.has(formOf(of))).slice(0, recalledAtMost)
    for (const { of } of open) tried.add(formOf(of))
    const found = await ctx.read((db) => recall(db, open, { noun, kind, table }))
    if (found.length === 0 && kept.length === guesses.length) return { table, issues, meanings }
    guesses = [...kept, ...found]
  }
}

/** Whether what a guess says stands for nothing itself. */
const isLeftBy = ({ is }: Meaning, { of }: Choice): boolean =>
  Object.entries(is).every(([key, text]) => normalizeName(of[key] ?? '') === normalizeName(text))

type Place = Pick<BatchRow, 'noun'> & { readonly kind: AnyImport; readonly table: Table<string> }

async function recall(
  db: Read,
  open: readonly Choice[],
  { noun, kind, table }: Place,
): Promise<Meaning[]> {
  if (open.length === 0) return []
  const scopes = [...new Set(['', (await kind.scopeOf?.(db, table)) ?? ''])]
  const forms = open.map(({ of }) => formOf(of))
  const rows = await memory.find(db, { noun, scopes, forms })
  // What was said of the files of one comes before what was said of all.
  const byForm = new Map(
    rows.toSorted((a, b) => a.scope.length - b.scope.length).map((row) => [row.written, row]),
  )
  return open.flatMap(({ of }) => {
    const row = byForm.get(formOf(of))
    return row ? [{ of: { ...of }, is: row.meant, rememberedId: row.id }] : []
  })
}

/** Keeps what somebody has said of a file that is imported now. */
export async function remember(
  tx: Tx,
  ctx: Ctx,
  { columns }: AnyImport,
  { noun, override, scope }: Pick<BatchRow, 'noun' | 'override'> & { readonly scope: string },
): Promise<void> {
  const coded = new Set<string>()
  const named = new Set<string>()
  for (const { key, dictionary, several, choices, remembered } of columns) {
    if (dictionary || several || choices) coded.add(key)
    else if (remembered) named.add(key)
  }
  for (const { of, is, rememberedId } of override.meanings ?? []) {
    const keys = Object.keys(is)
    const isCoded = keys.some((key) => coded.has(key))
    const written = formOf(of)
    if (rememberedId !== undefined || written.length > longestWritten) continue
    if (isCoded || keys.some((key) => named.has(key)))
      await memory.save(tx, ctx, { noun, scope: isCoded ? scope : '', written, meant: is })
  }
}

/** Forgets what somebody takes back that was remembered. */
export async function forget(
  tx: Tx,
  { override }: Pick<BatchRow, 'override'>,
  said: Correction['meanings'],
): Promise<void> {
  const back = new Set(said.flatMap(({ of, is }) => (is === null ? [formOf(of)] : [])))
  for (const { of, rememberedId } of override.meanings ?? [])
    if (rememberedId !== undefined && back.has(formOf(of))) await memory.remove(tx, rememberedId)
}
