import type { Read } from '@yuncang/db/handle'
import { and, asc, contains, eq, or, pattern, sql } from '@yuncang/db/sql'
import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export const products = rowsIn('product', (t) => t.product, 'productName')
export const brands = rowsIn('productBrand', (t) => t.productBrand)
export const singles = rowsIn('productSingle', (t) => t.productSingle)

export const productList = listing({
  name: 'product',
  table: (t) => t.product,
  filters: {
    productName: {
      where: (t) => contains(t.productName, sql.placeholder('productName')),
      value: pattern.contains,
    },
    productCode: {
      where: (t) => contains(t.productCode, sql.placeholder('productCode')),
      value: pattern.contains,
    },
    barcode: {
      where: (t) => contains(t.barcode, sql.placeholder('barcode')),
      value: pattern.contains,
    },
    hsCode: {
      where: (t) => contains(t.hsCode, sql.placeholder('hsCode')),
      value: pattern.contains,
    },
    productType: { where: (t) => eq(t.productType, sql.placeholder('productType')) },
    auditStatus: { where: (t) => eq(t.auditStatus, sql.placeholder('auditStatus')) },
    forbiddenStatus: { where: (t) => eq(t.forbiddenStatus, sql.placeholder('forbiddenStatus')) },
  },
})

export const { page: brandPage } = listing({
  name: 'productBrand',
  table: (t) => t.productBrand,
  filters: {
    brandName: {
      where: (t) => contains(t.brandName, sql.placeholder('brandName')),
      value: pattern.contains,
    },
    isStop: { where: (t) => eq(t.isStop, sql.placeholder('isStop')) },
  },
})

export const { page: singlePage } = listing({
  name: 'productSingle',
  table: (t) => t.productSingle,
  filters: {
    productId: { where: (t) => eq(t.productId, sql.placeholder('productId')) },
    brandId: { where: (t) => eq(t.brandId, sql.placeholder('brandId')) },
    grade: {
      where: (t) => contains(t.grade, sql.placeholder('grade')),
      value: pattern.contains,
    },
    isStop: { where: (t) => eq(t.isStop, sql.placeholder('isStop')) },
  },
})

/** Products whose code, name or barcode holds the text, by code; only usable ones when asked. */
export const choices = (db: Read, keyword: string, isUsableOnly: boolean) =>
  db
    .stmt(`product.choices ${isUsableOnly}`, (q, { product }) =>
      q
        .select(
          product,
          eq(product.isDeleted, 0),
          isUsableOnly
            ? and(
                eq(product.auditStatus, auditStatuses.passed),
                eq(product.forbiddenStatus, forbiddenStatuses.inUse),
              )
            : undefined,
          or(
            contains(product.productCode, sql.placeholder('keyword')),
            contains(product.productName, sql.placeholder('keyword')),
            contains(product.enName, sql.placeholder('keyword')),
            contains(product.barcode, sql.placeholder('keyword')),
          ),
        )
        .orderBy(asc(product.productCode), asc(product.id)),
    )
    .all({ keyword: pattern.contains(keyword) })
