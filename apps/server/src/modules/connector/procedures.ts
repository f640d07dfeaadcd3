import { connector } from '@yuncang/shared/nouns/connector/contract'
import { member, router } from '../../trpc/operation.ts'
import { list, setFault } from './service.ts'

export const connectorProcedures = router({
  list: member.query(connector.list, list),
  setFault: member.mutation(connector.setFault, setFault),
})
