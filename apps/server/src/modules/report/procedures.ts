import * as report from '@yuncang/shared/nouns/report/contract'
import { member, router } from '../../trpc/operation.ts'
import { agingRows, unbilledRows } from './service/debts.ts'
import { differenceRows, occupancyRows, stockAgeRows, throughputRows } from './service/goods.ts'
import { paged } from './service/page.ts'
import { revenueRows } from './service/revenue.ts'

export const revenueReportProcedures = router({
  page: member.query(report.revenueReport.page, paged(revenueRows)),
})
export const agingReportProcedures = router({
  page: member.query(report.agingReport.page, paged(agingRows)),
})
export const unbilledReportProcedures = router({
  page: member.query(report.unbilledReport.page, paged(unbilledRows)),
})
export const occupancyReportProcedures = router({
  page: member.query(report.occupancyReport.page, paged(occupancyRows)),
})
export const throughputReportProcedures = router({
  page: member.query(report.throughputReport.page, paged(throughputRows)),
})
export const stockAgeReportProcedures = router({
  page: member.query(report.stockAgeReport.page, paged(stockAgeRows)),
})
export const differenceReportProcedures = router({
  page: member.query(report.differenceReport.page, paged(differenceRows)),
})
