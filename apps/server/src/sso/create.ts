import type { SignOn } from '../platform/sign-on.ts'
import { relyingParty } from './client/relying-party.ts'
import { bundledIssuer } from './issuer/bundled.ts'
import type { Bases } from './issuer/provider.ts'

/** Both sides of single sign-on: the issuer that comes with the product, and our client of whichever issuer is set. */
export const createSignOn = (bases: Bases): SignOn => ({
  ...bundledIssuer(bases),
  ...relyingParty(bases),
})
