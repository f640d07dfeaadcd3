import { dashboard } from '@yuncang/shared/nouns/dashboard/contract'
import { member, router } from '../../trpc/operation.ts'
import { home } from './service/home.ts'

export const dashboardProcedures = router({ home: member.query(dashboard.home, home) })
