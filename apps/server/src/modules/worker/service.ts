import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Schema } from '@yuncang/db/schema/index'
import type { ForkliftDraft, WorkerDraft, WorkerTeam } from '@yuncang/shared/nouns/worker/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { assertInDictionary } from '../../kernel/dictionary/service.ts'
import { trimmed } from '../../kernel/master-data/service/noun.ts'
import type { DraftedNoun } from '../../kernel/master-data/service/use-cases.ts'
import type { Ctx } from '../../trpc/context.ts'
import { forklifts, present, workers } from './repo.ts'

export const workerNoun: DraftedNoun<Schema['worker'], WorkerDraft> = {
  rows: workers,
  operateModule: businessModules.worker,
  indexes: 'worker_',
  duplicate: 'record.taken',
  unique: [
    {
      fields: ['workerNo'],
      duplicate: ({ workerNo: no, name }) =>
        new AppError('worker.noTaken', { params: { no, name } }),
    },
  ],
  code: { field: 'workerNo', prefix: 'ZY' },
  initial: { isStop: 0, stopReason: '' },
  cleaned: (draft) => ({
    ...trimmed(draft),
    name: normalizeName(draft.name),
    workerNo: normalizeCode(draft.workerNo),
    workerType: [...new Set(draft.workerType)],
  }),
  check: (tx, ctx, { workerType }) =>
    assertInDictionary(tx, ctx, { code: 'WORKER_TYPE', field: 'workerType' }, workerType),
}

export const forkliftNoun: DraftedNoun<Schema['forklift'], ForkliftDraft> = {
  rows: forklifts,
  operateModule: businessModules.worker,
  indexes: 'forklift_',
  duplicate: 'record.taken',
  unique: [
    {
      fields: ['code'],
      duplicate: ({ code }) => new AppError('forklift.codeTaken', { params: { code } }),
    },
  ],
  initial: {},
  cleaned: (draft) => ({ ...trimmed(draft), code: normalizeCode(draft.code) }),
}

/** Dictionary WORKER_TYPE. */
const workerTypes = { worker: '1', tallyMan: '2' } as const

const peopleOf =
  (type: string) =>
  (ctx: Ctx, { team = '' }: WorkerTeam) =>
    ctx.read((db) => present(db, type, team.trim()))

export const workPeople = peopleOf(workerTypes.worker)
export const tallyMen = peopleOf(workerTypes.tallyMan)
