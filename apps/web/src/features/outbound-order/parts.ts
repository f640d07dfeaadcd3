/* What the page of an order always shows of other nouns. */
export { DocumentsOf, LoadPhotosOf } from '../../records/documents/documents-of.tsx'
export { FeeListOfBusiness } from '../../records/page/fees-of-business.tsx'
