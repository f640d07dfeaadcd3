import { word, type Words } from '../../kernel/words.ts'

export const reportWords = {
  financeReport: word('财务报表', 'Finance reports'),
  stockReport: word('仓储报表', 'Warehouse reports'),
  revenueReport: word('收入与利润', 'Revenue and profit'),
  agingReport: word('应收账龄', 'Aging'),
  unbilledReport: word('未入账单费用', 'Unbilled fees'),
  occupancyReport: word('库区占用', 'Occupancy'),
  throughputReport: word('吞吐量', 'Throughput'),
  stockAgeReport: word('库存库龄', 'Stock by age'),
  differenceReport: word('收货差异', 'Differences'),
} as const satisfies Words
