import { AppError } from '@yuncang/shared/errors'
import { listed } from '@yuncang/shared/kernel/messages/listed'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { issueOf, type Finding } from '@yuncang/shared/nouns/import-batch/finding'
import {
  countWarnings,
  notAccepted,
  warningNames,
  type Acceptance,
  type WarningCount,
  type WarningKind,
} from '@yuncang/shared/nouns/import-batch/warnings'
import type { Ctx } from '../../../trpc/context.ts'
import type { BatchRow } from '../repo.ts'

const shownAtMost = 1000

/** Who accepts the warnings of a file now; null when it has none. Throws 409 with the kinds that are not named. */
export function accepting(
  ctx: Ctx,
  batch: Pick<BatchRow, 'fileName' | 'warnings'>,
  accepted: readonly WarningKind[],
): Acceptance | null {
  const kinds = batch.warnings ?? []
  if (kinds.length === 0) return null
  const open = kinds.filter(({ kind }) => !accepted.includes(kind))
  if (open.length > 0) throw refusedFor(ctx, batch, open)
  const { id: userId, realName: userName } = ctx.user
  return { kinds, userId, userName, time: ctx.now() }
}

/** Throws 409 when a file has got warnings since somebody accepted those that it had. */
export function assertAccepted(
  ctx: Ctx,
  batch: Pick<BatchRow, 'fileName' | 'acceptance'>,
  found: readonly WarningCount[],
): void {
  const open = notAccepted(found, batch.acceptance?.kinds ?? [])
  if (open.length > 0) throw refusedFor(ctx, batch, open)
}

/** Throws 409 for a file with warnings where nobody can be asked about them. */
export function assertNoWarnings(ctx: Ctx, findings: readonly Finding[]): void {
  const warnings = findings.filter(({ level }) => level === 'warning')
  if (warnings.length === 0) return
  const { locale } = ctx.call
  throw new AppError('spreadsheet.warned', {
    params: { count: warnings.length, kinds: namesOf(countWarnings(warnings), locale) },
    issues: warnings.slice(0, shownAtMost).map((each) => issueOf(each, locale)),
  })
}

export const shownAcceptance = ({ acceptance }: Pick<BatchRow, 'acceptance'>) =>
  acceptance && { ...acceptance, kinds: [...acceptance.kinds] }

const namesOf = (kinds: readonly WarningCount[], locale: Locale): string =>
  listed(
    locale,
    kinds.map(({ kind }) => warningNames[kind][locale]),
  )

const refusedFor = (
  { call: { locale } }: Ctx,
  { fileName: name }: Pick<BatchRow, 'fileName'>,
  open: readonly WarningCount[],
): AppError =>
  new AppError('importBatch.notAccepted', { params: { name, kinds: namesOf(open, locale) } })
