import type { ListExports } from '../kernel/export/service/list-export.ts'
import { billExport } from '../modules/bill/files.ts'
import { billStatementExport } from '../modules/bill-statement/files.ts'
import { carrierExport, driverExport, vehicleExport } from '../modules/carrier/files.ts'
import { apiLogExport, usualLogExport } from '../modules/call-log/files.ts'
import { contractExport } from '../modules/contract/files.ts'
import { costCodeExport } from '../modules/cost-code/files.ts'
import { costListExport } from '../modules/cost-list/files.ts'
import { customerExport } from '../modules/customer/files.ts'
import { errorLogExport } from '../modules/error-log/files.ts'
import { feeLineExport } from '../modules/fee-line/files.ts'
import { financeExchangeExport } from '../modules/finance-exchange/files.ts'
import { identityExport } from '../modules/identity/files.ts'
import { inboundExport } from '../modules/inbound-order/files.ts'
import { inboundPlanExport } from '../modules/inbound-plan/files.ts'
import { holdExport, ledgerExport, lotExport, summaryExport } from '../modules/inventory/files.ts'
import { invoiceExport } from '../modules/invoice/files.ts'
import { loginRecordExport } from '../modules/login-record/files.ts'
import { outboundExport } from '../modules/outbound-order/files.ts'
import { outboxExport } from '../modules/outbox/files.ts'
import { fxRateExport } from '../modules/param/files.ts'
import { paymentExport } from '../modules/payment/files.ts'
import { productExport } from '../modules/product/files.ts'
import { quotationExport } from '../modules/quotation/files.ts'
import { costCenterExport, invoiceCodeExport } from '../modules/reference/files.ts'
import { reportExports } from '../modules/report/files.ts'
import { requirementExport } from '../modules/requirement/files.ts'
import { roleExport } from '../modules/role/files.ts'
import { sealRecordExport } from '../modules/seal-record/files.ts'
import { locationExport } from '../modules/storage-location/files.ts'
import { userExport } from '../modules/user/files.ts'
import { forkliftExport, workerExport } from '../modules/worker/files.ts'

/** How each list is exported. */
export const listExports: ListExports = {
  customer: customerExport,
  inboundOrder: inboundExport,
  inboundPlan: inboundPlanExport,
  outboundOrder: outboundExport,
  inventory: lotExport,
  inventorySummary: summaryExport,
  inventoryHold: holdExport,
  inventoryLedger: ledgerExport,
  feeLine: feeLineExport,
  bill: billExport,
  billStatement: billStatementExport,
  financeExchange: financeExchangeExport,
  invoice: invoiceExport,
  payment: paymentExport,
  ...reportExports,
  contract: contractExport,
  quotation: quotationExport,
  sealRecord: sealRecordExport,
  costList: costListExport,
  costCode: costCodeExport,
  fxRate: fxRateExport,
  product: productExport,
  storageLocation: locationExport,
  carrier: carrierExport,
  vehicle: vehicleExport,
  driver: driverExport,
  worker: workerExport,
  forklift: forkliftExport,
  costCenter: costCenterExport,
  invoiceCode: invoiceCodeExport,
  requirement: requirementExport,
  user: userExport,
  role: roleExport,
  identity: identityExport,
  usualLog: usualLogExport,
  apiLog: apiLogExport,
  errorLog: errorLogExport,
  loginRecord: loginRecordExport,
  outbox: outboxExport,
}
