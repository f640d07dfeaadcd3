import type { Schema } from '@yuncang/db/schema/index'
import { AppError } from '@yuncang/shared/errors'
import type { Noun } from '../../master-data/service/noun.ts'
import { rows } from '../repo.ts'

export const locationNoun: Noun<Schema['storageLocation']> = {
  rows,
  operateModule: 'KWGL',
  indexes: 'storage_location_',
  taken: 'record.taken',
  unique: [
    {
      fields: ['code'],
      taken: ({ code, name }) =>
        new AppError('storageLocation.codeTaken', { params: { code, name } }),
    },
  ],
}
