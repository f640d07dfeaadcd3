import { system, type Read } from '@yuncang/db/handle'
import { identityStatuses } from '@yuncang/shared/nouns/identity/rules'
import type {
  IdentityBinding,
  IdentityQuery,
  IdentityRecord,
} from '@yuncang/shared/nouns/identity/contract'
import { foldAccount } from '@yuncang/shared/nouns/user/account'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx, OpenCtx } from '../../trpc/context.ts'
import * as repo from './repo.ts'

export const scope = system('identities at outside issuers')

export async function page(ctx: Ctx, query: IdentityQuery) {
  return ctx.services.db.read(scope, async (db) => {
    const found = await repo.page(db, query)
    return { ...found, records: await asRecords(db, found.records) }
  })
}

/** A step: identities with the accounts that they are bound to. */
export async function asRecords(db: Read, rows: readonly repo.IdentityRow[]) {
  const ids = rows.flatMap(({ userId }) => userId ?? [])
  const accounts = await repo.accountsOf(db, ids)
  return rows.map((row) => asRecord(row, accounts))
}

const asRecord = (row: repo.IdentityRow, accounts: Map<string, string>): IdentityRecord => ({
  ...row,
  account: accounts.get(row.userId ?? '') ?? null,
})

/** Says which account a pending identity belongs to. Issuer and subject are the only key: nothing else is compared. */
export async function bind(ctx: Ctx, input: IdentityBinding): Promise<IdentityRecord> {
  const account = foldAccount(input.account)
  return ctx.services.db.transaction(scope, async (tx) => {
    const identity = await repo.find(tx, input.id)
    if (!identity) throw new AppError('record.notFound')
    const person = await repo.findPerson(tx, account)
    if (!person) throw new AppError('identity.unknownAccount', { params: { account } })
    const accounts = new Map([[person.id, person.account]])
    if (identity.userId === person.id) return asRecord(identity, accounts)
    if (identity.status !== identityStatuses.pending) throw new AppError('identity.alreadyBound')
    const changes = { userId: person.id, updateBy: ctx.user.id, updateTime: ctx.now() }
    const bound = await repo.bind(tx, input, changes)
    if (!bound) throw new AppError('record.stale')
    return asRecord(bound, accounts)
  })
}

type Known = { subject: string; name: string; email: string }

/** The person behind an identity. Throws for one that nobody has bound yet, and leaves it written down. */
export async function identify(ctx: OpenCtx, issuer: string, known: Known): Promise<string> {
  const now = ctx.now()
  const { subject, name, email } = known
  const row = await ctx.services.db.transaction(scope, (tx) =>
    repo.save(tx, {
      id: ctx.newId(),
      issuer,
      subject,
      name,
      email,
      status: identityStatuses.pending,
      userId: null,
      createBy: 'sso',
      createTime: now,
      updateBy: 'sso',
      updateTime: now,
    }),
  )
  if (row.userId === null) throw new AppError('signOn.pending')
  return row.userId
}

/** The person behind an identity, without writing down anybody new; undefined for one that is not bound. */
export async function personBehind(
  { services }: OpenCtx,
  issuer: string,
  subject: string,
): Promise<string | undefined> {
  const row = await services.db.read(scope, (db) => repo.findBySubject(db, issuer, subject))
  return row?.userId ?? undefined
}
