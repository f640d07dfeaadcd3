import { inTenant } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { toWireTime } from '@yuncang/shared/kernel/calendar'
import { AppError } from '@yuncang/shared/errors'
import type { PaperRequest } from '@yuncang/shared/nouns/paper/contract'
import { paperRights, type PaperKind } from '@yuncang/shared/nouns/paper/rules'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Download } from '../../../files/transfer.ts'
import type { Imprint, Paper } from '../../../papers/description.ts'
import { makePaper, type MadePaper } from '../../../papers/make.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { brandOf } from '../../tenant/service/brand.ts'
import * as repo from '../repo.ts'

const shownAtMost = 200
/** Somebody who prints the same paper at the same moment makes us print it anew. */
const triesAtMost = 4

type Of = { paper: PaperKind; businessId: string }

/** Throws 403. */
export function assertReads(ctx: Ctx, paper: PaperKind): void {
  if (!ctx.can(paperRights[paper])) throw new AppError('access.denied')
}

/** Prints a paper in the language that is asked for; the copy is counted once it is made. */
export async function print(ctx: Ctx, request: PaperRequest): Promise<Download> {
  const { name, type, bytes } = await makeCopy(ctx, request)
  return { name, type, stream: Readable.from([bytes]) }
}

export type PaperFile = { name: string; type: string; bytes: Buffer; times: number }

/** A copy of a paper, counted, for whoever does something with it before the end of a use case. */
export async function makeCopy(
  ctx: Ctx,
  { locale = ctx.call.locale, account, ...of }: PaperRequest,
): Promise<PaperFile> {
  assertReads(ctx, of.paper)
  const { describe } = ctx.services.papers[of.paper]
  const inLanguage: Ctx = { ...ctx, call: { ...ctx.call, locale } }
  const { paper, logo } = await ctx.read(async (db) => ({
    paper: await describe(db, inLanguage, of.businessId, account),
    logo: (await brandOf(db)).logo,
  }))
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const times = await nextOf(ctx, of)
    const now = ctx.now()
    const made = await makePaper(paper, imprintOf(ctx, { logo, times, now }), ctx.call.signal())
    if (await keep(ctx, of, { locale, times, now, made })) return fileOf(paper, made, times)
  }
  throw new AppError('paper.busy', { params: { no: paper.no } })
}

/** Whose copy it is. */
export const imprintOf = (
  ctx: Ctx,
  { logo, times, now }: { logo: string; times: number; now: string },
): Imprint => ({
  company: ctx.tenant.name,
  logo,
  times,
  printedBy: ctx.user.realName,
  printedAt: toWireTime(now),
  time: new Date(now),
})

async function nextOf(ctx: Ctx, of: Of): Promise<number> {
  const [last] = await ctx.read((db) => repo.copiesOf(db, of, 1))
  return (last?.times ?? 0) + 1
}

type Copy = { locale: 'zh' | 'en'; times: number; now: string; made: MadePaper }

/** Writes the copy down; false when somebody else has this number by now, since each number is on one paper only. */
async function keep(ctx: Ctx, of: Of, { locale, times, now, made }: Copy): Promise<boolean> {
  const { id: userId, realName } = ctx.user
  const sha256 = createHash('sha256').update(made.bytes).digest('hex')
  const row = { id: ctx.newId(), ...of, times, locale, pages: made.pages, sha256, userId, realName }
  const taken = new AppError('paper.busy')
  try {
    // Not the use case's own transaction: that one keeps the answer of the call, which is not known yet.
    await ctx.services.db.transaction(inTenant(ctx.tenant.dataNode), (tx) =>
      mapUniqueViolation({ paper_copy_uq: () => taken }, () =>
        repo.insert(tx, { ...row, time: now }),
      ),
    )
    return true
  } catch (error) {
    if (error === taken) return false
    throw error
  }
}

/** Without what no folder takes. */
export const pdfNamed = (name: string): string => `${name}.pdf`.replace(/[<>:"/\\|?*]+/g, '_')

const fileOf = ({ title, no }: Paper, { bytes }: MadePaper, times: number): PaperFile => ({
  name: pdfNamed(`${title} ${no}`),
  type: 'application/pdf',
  bytes,
  times,
})

/** The copies of a paper, newest first; none of a record that is not there to be seen. Throws 403. */
export async function copies(ctx: Ctx, of: Of) {
  assertReads(ctx, of.paper)
  return ctx.read((db) => repo.copiesOf(db, of, shownAtMost))
}
