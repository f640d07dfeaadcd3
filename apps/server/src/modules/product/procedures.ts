import { product, productBrand, productSingle } from '@yuncang/shared/nouns/product/contract'
import { creating, stopping, updating } from '../../kernel/master-data/service/use-cases.ts'
import { member, router } from '../../trpc/operation.ts'
import { audit, submit } from './service/audit.ts'
import { brandNoun } from './service/noun.ts'
import { all, brandPage, get, page, select, standings } from './service/read.ts'
import { create, setStopped, update } from './service/save.ts'
import { createSingle, singlePage, stopSingle, updateSingle } from './service/single.ts'

export const productProcedures = router({
  page: member.query(product.page, page),
  get: member.query(product.get, get),
  select: member.query(product.select, select),
  all: member.query(product.all, all),
  standings: member.query(product.standings, standings),
  create: member.mutation(product.create, create),
  update: member.mutation(product.update, update),
  submit: member.mutation(product.submit, submit),
  audit: member.mutation(product.audit, audit),
  setStopped: member.mutation(product.setStopped, setStopped),
})

export const productBrandProcedures = router({
  page: member.query(productBrand.page, brandPage),
  create: member.mutation(productBrand.create, creating(brandNoun)),
  update: member.mutation(productBrand.update, updating(brandNoun)),
  setStopped: member.mutation(productBrand.setStopped, stopping(brandNoun)),
})

export const productSingleProcedures = router({
  page: member.query(productSingle.page, singlePage),
  create: member.mutation(productSingle.create, createSingle),
  update: member.mutation(productSingle.update, updateSingle),
  setStopped: member.mutation(productSingle.setStopped, stopSingle),
})
