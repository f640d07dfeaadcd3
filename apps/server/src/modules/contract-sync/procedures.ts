import { contractSync } from '@yuncang/shared/nouns/contract-sync/contract'
import { member, router } from '../../trpc/operation.ts'
import { connect } from './service/connect.ts'
import { sync, synchronize } from './service/sync.ts'

export const contractSyncProcedures = router({
  sync: member.mutation(contractSync.sync, sync),
  synchronize: member.mutation(contractSync.synchronize, synchronize),
  connect: member.mutation(contractSync.connect, connect),
})
