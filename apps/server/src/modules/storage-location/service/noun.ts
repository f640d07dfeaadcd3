import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Schema } from '@yuncang/db/schema/index'
import { AppError } from '@yuncang/shared/errors'
import type { Noun } from '../../../kernel/master-data/service/noun.ts'
import { rows } from '../repo.ts'

export const locationNoun: Noun<Schema['storageLocation']> = {
  rows,
  operateModule: businessModules.storageLocation,
  indexes: 'storage_location_',
  duplicate: 'record.taken',
  unique: [
    {
      fields: ['code'],
      duplicate: ({ code, name }) =>
        new AppError('storageLocation.codeTaken', { params: { code, name } }),
    },
  ],
}
