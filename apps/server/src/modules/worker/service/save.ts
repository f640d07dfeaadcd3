import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type {
  ForkliftChange,
  ForkliftDraft,
  WorkerChange,
  WorkerDraft,
} from '@yuncang/shared/nouns/worker/contract'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import {
  add,
  coded,
  mustFind,
  save,
  stopping,
  trimmed,
} from '../../../kernel/master-data/service/noun.ts'
import { forkliftNoun, workerNoun } from './noun.ts'

export const createWorker = (ctx: Ctx, draft: WorkerDraft) =>
  ctx.transaction(async (tx) => only(await addWorkers(tx, ctx, [draft])))

export async function addWorkers(tx: Tx, ctx: Ctx, drafts: readonly WorkerDraft[]) {
  const clean = await coded(tx, 'ZY', 'workerNo', drafts.map(cleanWorker))
  await assertTypes(tx, ctx, clean)
  return add(
    tx,
    ctx,
    workerNoun,
    clean.map((draft) => ({ ...draft, isStop: 0, stopReason: '' })),
  )
}

export const updateWorker = (ctx: Ctx, { id, version, ...draft }: WorkerChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, workerNoun, id)
    const changes = cleanWorker(draft)
    if (changes.workerNo === '') changes.workerNo = before.workerNo
    await assertTypes(tx, ctx, [changes])
    return save(tx, ctx, workerNoun, { before, version, action: 'update', changes })
  })

export const stopWorker = stopping(workerNoun)

const cleanWorker = (draft: WorkerDraft): WorkerDraft => ({
  ...trimmed(draft),
  name: normalizeName(draft.name),
  workerNo: normalizeCode(draft.workerNo),
  workerType: [...new Set(draft.workerType)],
})

async function assertTypes(tx: Tx, ctx: Ctx, drafts: readonly WorkerDraft[]): Promise<void> {
  const types = [...new Set(drafts.flatMap((draft) => draft.workerType))]
  await assertInDictionary(tx, ctx, { code: 'WORKER_TYPE', field: 'workerType' }, types)
}

export const createForklift = (ctx: Ctx, draft: ForkliftDraft) =>
  ctx.transaction(async (tx) => only(await addForklifts(tx, ctx, [draft])))

export const addForklifts = (tx: Tx, ctx: Ctx, drafts: readonly ForkliftDraft[]) =>
  add(tx, ctx, forkliftNoun, drafts.map(cleanForklift))

export const updateForklift = (ctx: Ctx, { id, version, ...draft }: ForkliftChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, forkliftNoun, id)
    const changes = cleanForklift(draft)
    return save(tx, ctx, forkliftNoun, { before, version, action: 'update', changes })
  })

const cleanForklift = (draft: ForkliftDraft): ForkliftDraft => ({
  ...trimmed(draft),
  code: normalizeCode(draft.code),
})
