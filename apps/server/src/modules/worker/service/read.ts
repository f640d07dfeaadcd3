import type { ForkliftQuery, WorkerQuery, WorkerTeam } from '@yuncang/shared/contracts/worker'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

/** Dictionary WORKER_TYPE. */
const workerTypes = { worker: '1', tallyMan: '2' } as const

export const workerPage = (ctx: Ctx, query: WorkerQuery) =>
  ctx.read((db) => repo.workerPage(db, query))

export const forkliftPage = (ctx: Ctx, query: ForkliftQuery) =>
  ctx.read((db) => repo.forkliftPage(db, query))

const peopleOf =
  (type: string) =>
  (ctx: Ctx, { team = '' }: WorkerTeam) =>
    ctx.read((db) => repo.present(db, type, team.trim()))

export const workPeople = peopleOf(workerTypes.worker)
export const tallyMen = peopleOf(workerTypes.tallyMan)
