import { AppError } from '@yuncang/shared/errors'
import { failureIn, failureOf } from '@yuncang/shared/kept-failure'
import {
  paper,
  printed,
  type PapersRequest,
  type Printed,
} from '@yuncang/shared/nouns/paper/contract'
import { paperLabels, paperRights } from '@yuncang/shared/nouns/paper/rules'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { mapUniqueViolation } from '@yuncang/db/sql'
import { enqueue } from '../../../jobs/enqueue.ts'
import { defineJob, type JobControl, type JobOutcome } from '../../../jobs/kind.ts'
import { bindPapers } from '../../../papers/bind.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { makeAll, type Numbered, type Ready } from './batches.ts'
import { assertReads, pdfNamed } from './print.ts'

/** Somebody who prints one of them at the same moment makes us print that one anew. */
const triesAtMost = 4

export async function startPrint(ctx: Ctx, given: PapersRequest): Promise<{ id: string }> {
  assertReads(ctx, given.paper)
  const businessIds = [...new Set(given.businessIds)]
  const { zh, en } = paperLabels[given.paper]
  const { length } = businessIds
  const title = { zh: `打印${zh} ${length} 份`, en: `Print ${length} ${en}` }
  const input = { ...given, businessIds, locale: given.locale ?? ctx.call.locale }
  return { id: await ctx.transaction((tx) => enqueue(tx, ctx, printMany, { input, title })) }
}

export const printMany = defineJob({
  kind: 'paper.print',
  isHeavy: true,
  input: paper.startPrint.input,
  permission: ({ paper: kind }) => paperRights[kind],
  /**
   * All copies are counted in one transaction, once the file that holds them is kept: an attempt after that one gives
   * the same file, and one before it has counted nothing.
   */
  async run(ctx, asked, control) {
    assertReads(ctx, asked.paper)
    const { jobFiles } = ctx.services
    const earlier = control.kept && printed.parse(control.kept)
    const kept = earlier && (await jobFiles.open(fileOf(control, earlier)))
    if (earlier && kept) return outcomeOf(ctx, asked, earlier, kept)
    const found = await described(ctx, asked, control)
    const result = await printReady(ctx, asked, control, found)
    const file = await jobFiles.open(fileOf(control, result))
    if (!file) throw new AppError('storage.missing')
    return outcomeOf(ctx, asked, result, file)
  },
})

/** By what it holds, so that a late attempt writes over no other's; cleaned up like those that no row names. */
const fileOf = ({ jobId }: JobControl, { sha256 }: Pick<Printed, 'sha256'>) => `${jobId}-${sha256}`

function outcomeOf(ctx: Ctx, asked: PapersRequest, result: Printed, stream: Readable): JobOutcome {
  const label = paperLabels[asked.paper][asked.locale ?? ctx.call.locale]
  const name = pdfNamed(`${label} ${result.papers}`)
  return { result, file: { name, type: 'application/pdf', stream } }
}

type Refused = Printed['refused'][number]
type Described = { ready: Ready[]; refused: Refused[] }

/** What each paper says, in the order that was asked for; why not, of those that are not to be had. */
async function described(
  ctx: Ctx,
  { paper: kind, businessIds, locale, account }: PapersRequest,
  control: JobControl,
): Promise<Described> {
  const inLanguage: Ctx = { ...ctx, call: { ...ctx.call, locale: locale ?? ctx.call.locale } }
  const { describe } = ctx.services.papers[kind]
  const found: Described = { ready: [], refused: [] }
  const total = businessIds.length
  for (const [done, businessId] of businessIds.entries()) {
    await control.progress({ done, total, stage: 'reading' })
    try {
      const said = await ctx.read((db) => describe(db, inLanguage, businessId, account))
      found.ready.push({ businessId, paper: said })
    } catch (error) {
      found.refused.push(refusalOf(businessId, error))
    }
  }
  return found
}

/** Anything but a sentence is no refusal of one paper, but a failure of the job. */
function refusalOf(businessId: string, error: unknown): Refused {
  if (!(error instanceof AppError)) throw error
  const failure = failureOf(error)
  return { businessId, zh: failureIn('zh', failure), en: failureIn('en', failure) }
}

async function printReady(
  ctx: Ctx,
  asked: PapersRequest,
  control: JobControl,
  { ready, refused }: Described,
): Promise<Printed> {
  const made = new Map<string, Numbered>()
  const now = ctx.now()
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const ids = ready.map(({ businessId }) => businessId)
    const last = await ctx.read((db) => repo.lastTimesOf(db, asked.paper, ids))
    const stale = ready.flatMap((each) => {
      const times = (last.get(each.businessId) ?? 0) + 1
      return made.get(each.businessId)?.times === times ? [] : [{ ...each, times }]
    })
    const { numbered, failed } = await makeAll(ctx, stale, { now, control, isAgain: tries > 0 })
    for (const { businessId } of stale) made.delete(businessId)
    for (const each of numbered) made.set(each.businessId, each)
    const left = failed.map(({ businessId, error }) => refusalOf(businessId, error))
    const out = [...refused, ...left]
    const inOrder = ids.flatMap((id) => made.get(id) ?? [])
    // Nobody is given an empty file; the first reason says enough.
    if (inOrder.length === 0) throw failed[0]?.error ?? new AppError('record.notFound')
    const result = await keepAll(ctx, asked, control, { inOrder, refused: out, now })
    if (result) return result
  }
  throw new AppError('paper.manyBusy')
}

type Bound = { inOrder: readonly Numbered[]; refused: Refused[]; now: string }

/** Keeps the file, then writes all its copies down; undefined when somebody has taken one of the numbers meanwhile. */
async function keepAll(
  ctx: Ctx,
  { paper: kind, locale = ctx.call.locale }: PapersRequest,
  control: JobControl,
  { inOrder, refused, now }: Bound,
): Promise<Printed | undefined> {
  const bytes = await bindPapers(
    inOrder.map((each) => each.bytes),
    { title: paperLabels[kind][locale], language: locale === 'en' ? 'en' : 'zh-CN' },
  )
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const pages = inOrder.reduce((all, each) => all + each.pages, 0)
  const result: Printed = { papers: inOrder.length, pages, sha256, refused }
  const key = fileOf(control, result)
  await ctx.services.jobFiles.keep(key, Readable.from([bytes]), control.signal)
  const { id: userId, realName } = ctx.user
  const taken = new AppError('paper.busy')
  try {
    await ctx.stepTransaction(async (tx) => {
      const rows = inOrder.map((each) => ({
        id: ctx.newId(),
        paper: kind,
        businessId: each.businessId,
        times: each.times,
        locale,
        pages: each.pages,
        sha256,
        userId,
        realName,
        time: now,
      }))
      await mapUniqueViolation({ paper_copy_uq: () => taken }, () => repo.insertAll(tx, rows))
      await control.keep(tx, result)
    })
    return result
  } catch (error) {
    if (error === taken) return undefined
    throw error
  }
}
