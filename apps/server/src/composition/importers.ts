import { anyImport, type Importers } from '../kernel/import/service/kind.ts'
import { contractImport } from '../modules/contract/service/import.ts'
import { customerImport } from '../modules/customer/service/import.ts'
import { bankImport, invoiceImport } from '../modules/customer/service/part-import.ts'
import { inboundOrderImport } from '../modules/inbound-order/service/import.ts'
import { paymentImport } from '../modules/payment/service/import.ts'
import { productImport } from '../modules/product/service/import.ts'
import { locationImport } from '../modules/storage-location/service/import.ts'

/** How each noun is imported. */
export const importers: Importers = {
  customer: anyImport(customerImport),
  customerInvoice: anyImport(invoiceImport),
  customerBank: anyImport(bankImport),
  product: anyImport(productImport),
  storageLocation: anyImport(locationImport),
  inboundOrder: anyImport(inboundOrderImport),
  payment: anyImport(paymentImport),
  contract: anyImport(contractImport),
}
