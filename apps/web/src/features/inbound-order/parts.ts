/* What the page of an order always shows and other screens of orders do not. */
export { DocumentsOf } from '../../records/documents/documents-of.tsx'
export { FeeListOfBusiness } from '../../records/page/fees-of-business.tsx'
export { ManifestOfOrder } from './manifest-of-order.tsx'
