import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Read, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { AppError } from '@yuncang/shared/errors'
import type { Noun } from '../../../kernel/master-data/service/noun.ts'
import { rows, type CustomerRow } from '../repo.ts'

/** Nothing is changed of a customer that another one took over. Throws 409 with the one to use. */
export async function assertNotMerged(db: Read | Tx, row: CustomerRow): Promise<void> {
  if (row.mergedIntoId === null) return
  const into = await rows.find(db, row.mergedIntoId)
  throw new AppError('customer.merged', {
    params: { name: row.customerName, into: into?.customerName ?? '' },
  })
}

export const customerNoun: Noun<Schema['customer']> = {
  rows,
  operateModule: businessModules.customer,
  // The reason for stopping tells whose it is now.
  told: ({ mergedIntoId: _mergedIntoId, ...row }) => row,
  indexes: 'customer_',
  duplicate: 'customer.taken',
  unique: [
    {
      fields: ['customerName'],
      duplicate: ({ customerName: name }) =>
        new AppError('customer.nameTaken', { params: { name } }),
    },
    {
      fields: ['socialCreditCode'],
      duplicate: ({ socialCreditCode: code, customerName: name }) =>
        new AppError('customer.creditCodeTaken', { params: { code, name } }),
    },
    {
      fields: ['customerCode'],
      duplicate: ({ customerCode: code }) =>
        new AppError('customer.codeTaken', { params: { code } }),
    },
  ],
}
