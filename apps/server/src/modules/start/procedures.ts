import { start } from '@yuncang/shared/nouns/start/contract'
import { router, signedIn } from '../../trpc/operation.ts'
import { get } from './service.ts'

export const startProcedures = router({ get: signedIn.query(start.get, get) })
