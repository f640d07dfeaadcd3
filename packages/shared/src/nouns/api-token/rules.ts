import type { Permission } from '../../access.ts'
import { allPermissions } from '../../roles.ts'

/** By their beginning access tokens are told from sessions, and found where they should not be. */
export const apiTokenPrefix = 'yct_'

/** With these a machine could let somebody in, or give itself more than it was given. */
const ofPeople: ReadonlySet<string> = new Set<Permission>([
  'apiToken:manage',
  'user:write',
  'role:write',
  'menu:write',
  'identity:bind',
  'tenant:manage',
  'training:reset',
])

/** The rights that a token may be given, as far as its maker has them. */
export const tokenPermissions: readonly Permission[] = allPermissions.filter(
  (code) => !ofPeople.has(code),
)
const permitted: ReadonlySet<string> = new Set(tokenPermissions)

/** What a token may do now: what it was given, as long as its maker may do it too. */
export const rightsOfToken = (
  given: readonly string[],
  makers: ReadonlySet<string>,
): ReadonlySet<string> => new Set(given.filter((code) => permitted.has(code) && makers.has(code)))
