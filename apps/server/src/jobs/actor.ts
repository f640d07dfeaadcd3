import { system } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { Services } from '../platform/services.ts'
import type { Call, Ctx } from '../trpc/context.ts'
import { workIn } from '../trpc/entry.ts'
import type { JobRight } from './kind.ts'
import type { Job } from './repo.ts'

/** Work that somebody asked for earlier: a job, or what begins jobs by the clock. */
type AskedFor = Pick<Job, 'id' | 'locale' | 'tenantNode' | 'section' | 'createBy' | 'ownerName'> & {
  readonly kind?: string
}

/** Nobody called: what a call would have brought along stands with the job. */
const callOf = ({ id, locale, tenantNode }: AskedFor): Call => ({
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
  leaveUnlogged: () => {},
})

/**
 * The person who asked for a job, with the rights and rows that they have now. Throws `job.ownerGone` when they are
 * disabled or left the tenant, `access.denied` when they lost the right, `tenant` while it is locked.
 */
export async function actorOf(services: Services, job: AskedFor, right: JobRight): Promise<Ctx> {
  const found = await services.db.read(system('person of a job'), (db) =>
    services.memberOf(db, job.createBy, job.tenantNode),
  )
  if (!found) throw new AppError('job.ownerGone', { params: { name: job.ownerName } })
  const { user, membership } = found
  const person = {
    services,
    call: callOf(job),
    log: services.log,
    operation: `job ${job.kind ?? 'by the clock'}`,
    now: services.clock,
    newId: services.ids,
    user,
    token: '',
    tokenHash: '',
  }
  return workIn(person, membership, { chosenSection: job.section, access: right })
}
