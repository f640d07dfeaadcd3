import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Schema } from '@yuncang/db/schema/index'
import { AppError } from '@yuncang/shared/errors'
import type { Noun } from '../../../kernel/master-data/service/noun.ts'
import { forklifts, workers } from '../repo.ts'

export const workerNoun: Noun<Schema['worker']> = {
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
}

export const forkliftNoun: Noun<Schema['forklift']> = {
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
}
