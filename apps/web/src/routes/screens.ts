import { apiTokenScreens } from '../features/api-token/screens.ts'
import { billScreens } from '../features/bill/screens.ts'
import { billStatementScreens } from '../features/bill-statement/screens.ts'
import { carrierScreens } from '../features/carrier/screens.ts'
import { contractScreens } from '../features/contract/screens.ts'
import { costCodeScreens } from '../features/cost-code/screens.ts'
import { costListScreens } from '../features/cost-list/screens.ts'
import { customerScreens } from '../features/customer/screens.ts'
import { dictionaryScreens } from '../features/dictionary/screens.ts'
import { feeLineScreens } from '../features/fee-line/screens.ts'
import { financeExchangeScreens } from '../features/finance-exchange/screens.ts'
import { frameScreens } from '../features/frame/screens.ts'
import { fxRateScreens } from '../features/fx-rate/screens.ts'
import { helpScreens } from '../features/help/screens.ts'
import { homeScreens } from '../features/home/screens.ts'
import { identityScreens } from '../features/identity/screens.ts'
import { inboundOrderScreens } from '../features/inbound-order/screens.ts'
import { instructionScreens } from '../features/instruction/screens.ts'
import { inventoryScreens } from '../features/inventory/screens.ts'
import { invoiceScreens } from '../features/invoice/screens.ts'
import { jobScreens } from '../features/job/screens.ts'
import { logScreens } from '../features/log/screens.ts'
import { membershipInvitationScreens } from '../features/membership-invitation/screens.ts'
import { menuScreens } from '../features/menu/screens.ts'
import { monthCloseScreens } from '../features/month-close/screens.ts'
import { noticeScreens } from '../features/notice/screens.ts'
import { outboundOrderScreens } from '../features/outbound-order/screens.ts'
import { outboxScreens } from '../features/outbox/screens.ts'
import { paramScreens } from '../features/param/screens.ts'
import { paymentScreens } from '../features/payment/screens.ts'
import { productScreens } from '../features/product/screens.ts'
import { quotationScreens } from '../features/quotation/screens.ts'
import { referenceScreens } from '../features/reference/screens.ts'
import { reportScreens } from '../features/report/screens.ts'
import { requirementScreens } from '../features/requirement/screens.ts'
import { roleScreens } from '../features/role/screens.ts'
import { sealRecordScreens } from '../features/seal-record/screens.ts'
import { sectionScreens } from '../features/section/screens.ts'
import { storageLocationScreens } from '../features/storage-location/screens.ts'
import { tenantScreens } from '../features/tenant/screens.ts'
import { testPageScreens } from '../features/test-page/screens.ts'
import { trainingScreens } from '../features/training/screens.ts'
import { userScreens } from '../features/user/screens.ts'
import { workerScreens } from '../features/worker/screens.ts'

/** Every screen, by its noun. */
export const screens = [
  ...apiTokenScreens,
  ...billScreens,
  ...billStatementScreens,
  ...carrierScreens,
  ...contractScreens,
  ...costCodeScreens,
  ...costListScreens,
  ...customerScreens,
  ...dictionaryScreens,
  ...feeLineScreens,
  ...financeExchangeScreens,
  ...frameScreens,
  ...fxRateScreens,
  ...helpScreens,
  ...homeScreens,
  ...identityScreens,
  ...inboundOrderScreens,
  ...instructionScreens,
  ...inventoryScreens,
  ...invoiceScreens,
  ...jobScreens,
  ...logScreens,
  ...membershipInvitationScreens,
  ...menuScreens,
  ...monthCloseScreens,
  ...noticeScreens,
  ...outboundOrderScreens,
  ...outboxScreens,
  ...paramScreens,
  ...paymentScreens,
  ...productScreens,
  ...quotationScreens,
  ...referenceScreens,
  ...reportScreens,
  ...requirementScreens,
  ...roleScreens,
  ...sealRecordScreens,
  ...sectionScreens,
  ...storageLocationScreens,
  ...tenantScreens,
  ...testPageScreens,
  ...trainingScreens,
  ...userScreens,
  ...workerScreens,
] as const
