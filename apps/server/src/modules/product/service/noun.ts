import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Schema } from '@yuncang/db/schema/index'
import type { ProductBrandDraft } from '@yuncang/shared/nouns/product/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeName } from '@yuncang/shared/validate/text'
import { trimmed, type Noun } from '../../../kernel/master-data/service/noun.ts'
import type { DraftedNoun } from '../../../kernel/master-data/service/use-cases.ts'
import { brands, products, singles } from '../repo.ts'

export const productNoun: Noun<Schema['product']> = {
  rows: products,
  operateModule: businessModules.product,
  indexes: 'product_',
  duplicate: 'record.taken',
  unique: [
    {
      fields: ['productCode'],
      duplicate: ({ productCode: code, productName: name }) =>
        new AppError('product.codeTaken', { params: { code, name } }),
    },
    {
      fields: ['barcode'],
      duplicate: ({ barcode: code, productName: name }) =>
        new AppError('product.barcodeTaken', { params: { code, name } }),
    },
  ],
}

export const brandNoun: DraftedNoun<Schema['productBrand'], ProductBrandDraft> = {
  rows: brands,
  operateModule: businessModules.product,
  indexes: 'product_brand_',
  duplicate: 'record.taken',
  unique: [
    {
      fields: ['brandName'],
      duplicate: ({ brandName: name }) =>
        new AppError('productBrand.nameTaken', { params: { name } }),
    },
  ],
  initial: { isStop: 0, stopReason: '' },
  cleaned: (draft) => ({ ...trimmed(draft), brandName: normalizeName(draft.brandName) }),
}

export const singleNoun: Noun<Schema['productSingle']> = {
  rows: singles,
  operateModule: businessModules.product,
  indexes: 'product_single_',
  duplicate: 'productSingle.taken',
  unique: [
    {
      fields: ['productId', 'brandId', 'grade'],
      duplicate: () => new AppError('productSingle.taken'),
    },
  ],
}
