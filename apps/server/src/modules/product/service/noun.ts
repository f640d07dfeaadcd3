import type { Schema } from '@yuncang/db/schema/index'
import { AppError } from '@yuncang/shared/errors'
import type { Noun } from '../../master-data/service/noun.ts'
import { brands, products, singles } from '../repo.ts'

export const productNoun: Noun<Schema['product']> = {
  rows: products,
  operateModule: 'SPGL',
  indexes: 'product_',
  taken: 'record.taken',
  unique: [
    {
      fields: ['productCode'],
      taken: ({ productCode: code, productName: name }) =>
        new AppError('product.codeTaken', { params: { code, name } }),
    },
  ],
}

export const brandNoun: Noun<Schema['productBrand']> = {
  rows: brands,
  operateModule: 'SPGL',
  indexes: 'product_brand_',
  taken: 'record.taken',
  unique: [
    {
      fields: ['brandName'],
      taken: ({ brandName: name }) => new AppError('productBrand.nameTaken', { params: { name } }),
    },
  ],
}

export const singleNoun: Noun<Schema['productSingle']> = {
  rows: singles,
  operateModule: 'SPGL',
  indexes: 'product_single_',
  taken: 'productSingle.taken',
  unique: [
    {
      fields: ['productId', 'brandId', 'grade'],
      taken: () => new AppError('productSingle.taken'),
    },
  ],
}
