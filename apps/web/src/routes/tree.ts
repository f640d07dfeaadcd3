import {
  carrierRoute,
  driverRoute,
  forkliftRoute,
  fxRateRoute,
  paramRoute,
  vehicleRoute,
  workerRoute,
} from './base-screens.tsx'
import { rootRoute } from './root.tsx'
import {
  editOrderRoute,
  editOutboundRoute,
  inventoryRoute,
  lotRoute,
  newOrderRoute,
  newOutboundRoute,
  orderListRoute,
  orderRoute,
  outboundListRoute,
  outboundRoute,
  planOrderRoute,
  receiveOrderRoute,
  tallyOrderRoute,
} from './chain-screens.tsx'
import {
  contractListRoute,
  contractRoute,
  costCodeRoute,
  costListRoute,
  feeLineRoute,
  feeRecordRoute,
  newFeeRoute,
  quotationListRoute,
  quotationRoute,
} from './commerce-screens.tsx'
import {
  customerRoute,
  editCustomerRoute,
  editProductRoute,
  homeRoute,
  identityRoute,
  newCustomerRoute,
  newProductRoute,
  productRoute,
  storageLocationRoute,
} from './screens.tsx'
import {
  apiLogRoute,
  brandRoute,
  containerSizeRoute,
  costCenterRoute,
  dictionaryRoute,
  errorLogRoute,
  invoiceCodeRoute,
  loginLogRoute,
  menuRoute,
  outboxRoute,
  roleRoute,
  sectionRoute,
  tenantRoute,
  userRoute,
  usualLogRoute,
} from './system-screens.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shown over the page of its parent, in the same tab. */
    isDrawer?: boolean
    /** For a page that is another tab with another search. */
    tabKey?: (url: URL) => string
    /** Key of the words that name the page, where the menu has no entry for it. */
    title?: string
  }
}

/** Every screen, once; each tab has a router of its own over it. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  identityRoute,
  customerRoute.addChildren([newCustomerRoute, editCustomerRoute]),
  productRoute.addChildren([newProductRoute, editProductRoute]),
  storageLocationRoute,
  carrierRoute,
  vehicleRoute,
  driverRoute,
  workerRoute,
  forkliftRoute,
  fxRateRoute,
  paramRoute,
  orderListRoute,
  orderRoute,
  newOrderRoute,
  editOrderRoute,
  inventoryRoute.addChildren([lotRoute]),
  outboundListRoute,
  outboundRoute,
  newOutboundRoute,
  editOutboundRoute,
  planOrderRoute,
  receiveOrderRoute,
  tallyOrderRoute,
  contractListRoute,
  contractRoute,
  quotationListRoute,
  quotationRoute,
  costListRoute,
  costCodeRoute,
  feeLineRoute.addChildren([newFeeRoute, feeRecordRoute]),
  apiLogRoute,
  brandRoute,
  containerSizeRoute,
  costCenterRoute,
  dictionaryRoute,
  errorLogRoute,
  invoiceCodeRoute,
  loginLogRoute,
  menuRoute,
  outboxRoute,
  roleRoute,
  sectionRoute,
  tenantRoute,
  userRoute,
  usualLogRoute,
])
