import { fxRate, param } from '@yuncang/shared/nouns/param/contract'
import { member, router } from '../../trpc/operation.ts'
import { createRate, lastMonthUsd, ratePage, updateRate } from './service/fx-rate.ts'
import { list, reset, set } from './service/param.ts'

export const paramProcedures = router({
  list: member.query(param.list, list),
  set: member.mutation(param.set, set),
  reset: member.mutation(param.reset, reset),
})

export const fxRateProcedures = router({
  page: member.query(fxRate.page, ratePage),
  lastMonthUsd: member.query(fxRate.lastMonthUsd, lastMonthUsd),
  create: member.mutation(fxRate.create, createRate),
  update: member.mutation(fxRate.update, updateRate),
})
