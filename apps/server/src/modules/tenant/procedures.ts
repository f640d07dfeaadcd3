import { tenant } from '@yuncang/shared/nouns/tenant/contract'
import { member, router } from '../../trpc/operation.ts'
import { operationsOfTenant } from '../../kernel/record/service.ts'
import { brand, setBrand } from './service/brand.ts'
import { page } from './service/read.ts'
import { create, setLocked, update } from './service/save.ts'

export const tenantProcedures = router({
  page: member.query(tenant.page, page),
  create: member.mutation(tenant.create, create),
  update: member.mutation(tenant.update, update),
  setLocked: member.mutation(tenant.setLocked, setLocked),
  history: member.query(tenant.history, operationsOfTenant),
  brand: member.query(tenant.brand, brand),
  setBrand: member.mutation(tenant.setBrand, setBrand),
})
