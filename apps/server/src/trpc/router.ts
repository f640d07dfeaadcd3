import { customerProcedures } from '../modules/customer/procedures.ts'
import { dictionaryProcedures } from '../modules/dictionary/procedures.ts'
import { inboundOrderProcedures } from '../modules/inbound-order/procedures.ts'
import { recordProcedures } from '../modules/record/procedures.ts'
import { savedViewProcedures } from '../modules/saved-view/procedures.ts'
import { sessionProcedures } from '../modules/session/procedures.ts'
import { router } from './operation.ts'

/** Every operation of the product, by noun. */
export const appRouter = router({
  session: sessionProcedures,
  dictionary: dictionaryProcedures,
  record: recordProcedures,
  customer: customerProcedures,
  inboundOrder: inboundOrderProcedures,
  savedView: savedViewProcedures,
})

export type AppRouter = typeof appRouter
