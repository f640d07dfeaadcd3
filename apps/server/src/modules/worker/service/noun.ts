import type { Schema } from '@yuncang/db/schema/index'
import { AppError } from '@yuncang/shared/errors'
import type { Noun } from '../../master-data/service/noun.ts'
import { forklifts, workers } from '../repo.ts'

export const workerNoun: Noun<Schema['worker']> = {
  rows: workers,
  operateModule: 'RYGL',
  indexes: 'worker_',
  taken: 'record.taken',
  unique: [
    {
      fields: ['workerNo'],
      taken: ({ workerNo: no, name }) => new AppError('worker.noTaken', { params: { no, name } }),
    },
  ],
}

export const forkliftNoun: Noun<Schema['forklift']> = {
  rows: forklifts,
  operateModule: 'RYGL',
  indexes: 'forklift_',
  taken: 'record.taken',
  unique: [
    {
      fields: ['code'],
      taken: ({ code }) => new AppError('forklift.codeTaken', { params: { code } }),
    },
  ],
}
