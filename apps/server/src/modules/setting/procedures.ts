import { setting } from '@yuncang/shared/nouns/setting/contract'
import { router, signedIn } from '../../trpc/operation.ts'
import { get, save } from './service.ts'

export const settingProcedures = router({
  get: signedIn.query(setting.get, get),
  save: signedIn.mutation(setting.save, save),
})
