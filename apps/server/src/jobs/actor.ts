import { system } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { memberOf } from '../modules/session/service/member.ts'
import type { Services } from '../platform/services.ts'
import type { Call, Ctx } from '../trpc/context.ts'
import { workIn } from '../trpc/entry.ts'
import type { JobRight } from './kind.ts'
import type { Job } from './repo.ts'

/** Nobody called: what a call would have brought along stands with the job. */
const callOf = ({ id, locale, tenantNode }: Job): Call => ({
  requestId: id,
  locale,
  address: '',
  host: '',
  cookies: () => new Map(),
  token: undefined,
  tenantNode,
  hasClientCredential: false,
  isGone: () => false,
  signal: () => new AbortController().signal,
  idempotencyKey: undefined,
  preventRepeat: false,
  setSessionCookie: () => {},
  removeSessionCookie: () => {},
  noteActor: () => {},
})

/**
 * The person who asked for a job, with the rights and rows that they have now. Throws `job.ownerGone` when they are
 * disabled or left the tenant, `access.denied` when they lost the right, `tenant` while it is locked.
 */
export async function actorOf(services: Services, job: Job, right: JobRight): Promise<Ctx> {
  const found = await services.db.read(system('person of a job'), (db) =>
    memberOf(db, job.createBy, job.tenantNode),
  )
  if (!found) throw new AppError('job.ownerGone', { params: { name: job.ownerName } })
  const { user, membership } = found
  const person = {
    services,
    call: callOf(job),
    log: services.log,
    operation: `job ${job.kind}`,
    now: services.clock,
    newId: services.ids,
    user,
    token: '',
    tokenHash: '',
  }
  return workIn(person, membership, job.section, right)
}
