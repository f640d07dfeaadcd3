import { inboundManifest } from '@yuncang/shared/contracts/inbound-manifest'
import { member, router } from '../../trpc/operation.ts'
import { ofBill } from './service/read.ts'
import { save } from './service/save.ts'

export const inboundManifestProcedures = router({
  save: member.mutation(inboundManifest.save, save),
  ofBill: member.query(inboundManifest.ofBill, ofBill),
})
