import { system } from '@yuncang/db/handle'
import { asSignInRefusal, type SignInRefusal } from '@yuncang/shared/nouns/sso/refusals'
import type { Account, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { findUser, membershipsOf } from '../../modules/session/repo.ts'
import { signInRefusal } from '../../modules/session/service/opening.ts'
import type { Services } from '../../platform/services.ts'

/**
 * The person of an id, also one who may not come in any more: an exchange of their code then ends at the same sentence
 * as a sign-in would.
 */
export async function accountOf(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<Account | undefined> {
  const scope = system('person of the bundled issuer')
  const { user, memberships } = await db.read(scope, async (read) => ({
    user: await findUser(read, id),
    memberships: await membershipsOf(read, id),
  }))
  if (!user) return undefined
  const reason = signInRefusal(user, memberships)?.reason
  const refused = reason === 'session.noRight' ? 'noRight' : reason && 'disabled'
  return { accountId: id, claims: () => ({ sub: id }), refused }
}

/** Why whom the browser remembers may not come in; an account that is gone is as good as disabled. */
function refusalOf({ oidc }: KoaContextWithOIDC): SignInRefusal | undefined {
  const { session, account } = oidc
  if (!session?.accountId) return undefined
  return account ? asSignInRefusal(account['refused']) : 'disabled'
}

/**
 * Has the issuer ask who is there when the person that the browser remembers may not come in any more, and forgets
 * them, so that whoever signs in next is not taken for them. The library itself would go on with nobody, and fail.
 */
export function turnAway(
  policy: interactionPolicy.DefaultPolicy,
  { Check }: { Check: typeof interactionPolicy.Check },
): void {
  const check = new Check(
    'turned_away',
    'This person may not come in',
    (ctx) => refusalOf(ctx) !== undefined,
    (ctx) => {
      const refused = refusalOf(ctx)
      const { session } = ctx.oidc
      if (session) {
        delete session.accountId
        session.authorizations = {}
      }
      return { refused }
    },
  )
  policy.get('login')?.checks.add(check)
}
