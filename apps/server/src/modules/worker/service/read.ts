import type { ForkliftQuery, WorkerQuery, WorkerTeam } from '@yuncang/shared/nouns/worker/contract'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

/** Dictionary WORKER_TYPE. */
const workerTypes = { worker: '1', tallyMan: '2' } as const

export const workerPage = (ctx: Ctx, query: WorkerQuery) =>
  ctx.read((db) => repo.workerList.page(db, query))

export const forkliftPage = (ctx: Ctx, query: ForkliftQuery) =>
  ctx.read((db) => repo.forkliftList.page(db, query))

const peopleOf =
  (type: string) =>
  (ctx: Ctx, { team = '' }: WorkerTeam) =>
    ctx.read((db) => repo.present(db, type, team.trim()))

export const workPeople = peopleOf(workerTypes.worker)
export const tallyMen = peopleOf(workerTypes.tallyMan)
