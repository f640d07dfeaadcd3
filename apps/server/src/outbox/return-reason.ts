import type { Reason } from '@yuncang/shared/messages'

/** What the numbers of RFC 3463 mean to whoever sent a mail; the first that fits counts. */
const meanings: readonly (readonly [RegExp, Reason])[] = [
  [/^[45]\.2\.2$/, 'mail.returnedFull'],
  // Nobody took it for days, or nobody could be reached: 4 is «not yet» until the server gives up.
  [/^4\.|^5\.4\.7$/, 'mail.returnedLate'],
  [/^5\.1\.(0|1|3|6|10)$|^5\.2\.1$/, 'mail.returnedNobody'],
  [/^5\.1\.2$|^5\.4\.(4|310)$/, 'mail.returnedDomain'],
  [/^5\.2\.3$|^5\.3\.4$/, 'mail.returnedLarge'],
  [/^5\.7\./, 'mail.returnedRefused'],
]

/** Why a mail came back, as far as its status says. */
export const reasonOfReturn = (status: string): Reason =>
  meanings.find(([pattern]) => pattern.test(status))?.[1] ?? 'mail.bounced'
