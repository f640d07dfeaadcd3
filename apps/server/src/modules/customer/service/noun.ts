import type { Schema } from '@yuncang/db/schema/index'
import { AppError } from '@yuncang/shared/errors'
import type { Noun } from '../../master-data/service/noun.ts'
import { rows } from '../repo.ts'

export const customerNoun: Noun<Schema['customer']> = {
  rows,
  operateModule: 'KHGL',
  indexes: 'customer_',
  taken: 'customer.taken',
  unique: [
    {
      fields: ['customerName'],
      taken: ({ customerName: name }) => new AppError('customer.nameTaken', { params: { name } }),
    },
    {
      fields: ['socialCreditCode'],
      taken: ({ socialCreditCode: code, customerName: name }) =>
        new AppError('customer.creditCodeTaken', { params: { code, name } }),
    },
    {
      fields: ['customerCode'],
      taken: ({ customerCode: code }) => new AppError('customer.codeTaken', { params: { code } }),
    },
  ],
}
