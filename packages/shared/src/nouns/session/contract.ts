import * as z from 'zod'
import { linkRefusals } from '../menu/rules.ts'
import type { Reason } from '../../messages.ts'
import { checkPhone } from '../../validate/phone.ts'
import { flag, id, noInput, nothing, required, text } from '../../kernel/wire.ts'

const tenant = z.object({
  id: z.string(),
  tenantId: z.string(),
  name: z.string(),
  dataNode: z.string(),
  type: z.string(),
  inCompany: flag(),
  hasJf: flag(),
  hasFutures: flag(),
  hasPledge: flag(),
  isLock: flag(),
  redirectUri: z.string(),
})

const user = z.object({
  id: z.string(),
  account: z.string(),
  realName: z.string(),
  avatar: z.string(),
  /** Role codes and section names, comma-separated, as clients split them. */
  roleName: z.string(),
  groupName: z.string(),
  /** The business section in use; empty for a person without any. */
  currentGroup: z.string(),
  accessToken: z.string(),
  /** On the tenant's list of special accounts (docs/domain/tenants.md#parameters). */
  isSpecial: flag(),
  /** Whose orders the person enters and sees, for the people of a customer. */
  customerId: z.string().nullable(),
})

/** A token, and the seconds that are left of its life. */
const signedIn = z.object({ accessToken: z.string(), expiresIn: z.int() })

const credentials = z
  .strictObject({
    tenantId: text(40).default(''),
    account: text(60).default(''),
    password: text(200).default(''),
    phone: text(20).default(''),
    code: text(6).default(''),
    type: z.enum(['account', 'phone']).default('account'),
    /** From the address of the sign-in page, when an issuer asks who is there. */
    uid: text(64).default(''),
  })
  .superRefine((given, ctx) => {
    const refuse = (field: keyof typeof given, reason: Reason) =>
      ctx.addIssue({ code: 'custom', path: [field], message: reason })
    if (given.type === 'account') {
      if (given.account.trim() === '') refuse('account', 'session.accountRequired')
      if (given.password.trim() === '') refuse('password', 'session.passwordRequired')
      return
    }
    const finding = checkPhone(given.phone)
    if (finding) refuse('phone', finding.reason)
    if (!/^\d{6}$/.test(given.code)) refuse('code', 'session.codeRequired')
  })

/** What an entry of the menu says about its page (docs/domain/interface.md#frame). */
const menuMeta = z.object({
  /** Key of the words that name it, where the interface has some. */
  i18n: z.string(),
  keepAlive: z.boolean(),
  /** false: its page gets no tag, and goes when it is left. */
  isTab: z.boolean(),
  /** false: a page that is meant for everybody; help does not stand on it. */
  isAuth: z.boolean(),
  /** Roles that see the entry; none: everybody. */
  roles: z.array(z.string()),
  /** `_blank`: a window of its own. */
  target: z.enum(['', '_blank']),
  /** Why the page elsewhere does not open; null where it does. */
  refusal: z.enum(linkRefusals).nullable(),
})

export type MenuNode = {
  id: string
  code: string
  path: string
  name: string
  label: string
  icon: string
  keepAlive: 0 | 1
  meta: z.infer<typeof menuMeta>
  /** Parts of other addresses that belong to it. */
  group: string[]
  query: Record<string, string>
  children: MenuNode[]
}
const menuNode: z.ZodType<MenuNode> = z
  .object({
    id: z.string(),
    code: z.string(),
    path: z.string(),
    name: z.string(),
    label: z.string(),
    icon: z.string(),
    keepAlive: flag(),
    meta: menuMeta,
    group: z.array(z.string()),
    query: z.record(z.string(), z.string()),
    get children() {
      return z.array(menuNode)
    },
  })
  .meta({ id: 'MenuNode' })

export const session = {
  /**
   * Sign-in with account and password, or with phone and code (type=phone): by the query, which older clients use, or
   * by the body as our own client does.
   */
  token: {
    input: credentials,
    /** A session; or, for an issuer that asks, where the browser goes on. */
    output: z.union([signedIn, z.object({ redirectTo: z.string() })]),
  },
  tenants: { input: noInput, output: z.array(tenant) },
  currentUser: { input: noInput, output: user },
  /** Leaves are permission codes (docs/domain/access.md#who-may-call). */
  buttons: {
    input: noInput,
    output: z.array(
      z.object({ code: z.string(), children: z.array(z.object({ code: z.string() })) }),
    ),
  },
  routes: { input: noInput, output: z.array(menuNode) },
  /** The first level of the menu, without what lies below. */
  topMenu: { input: noInput, output: z.array(menuNode) },
  /** What lies right below one entry of the menu. */
  menuChildren: { input: z.strictObject({ parentId: id() }), output: z.array(menuNode) },
  /** A sign of use; the absolute life stays (docs/domain/access.md#sessions). */
  refresh: { input: noInput, output: signedIn },
  lock: { input: noInput, output: nothing },
  /** What the lock screen has to know while the session is locked. */
  lockState: {
    input: noInput,
    output: z.object({ realName: z.string(), hasPassword: z.boolean() }),
  },
  unlock: {
    input: z.strictObject({ password: required(200, 'session.passwordRequired') }),
    output: nothing,
  },
  saveSection: { input: z.strictObject({ ywbkName: required(40) }), output: nothing },
  logout: { input: noInput, output: nothing },
} as const

export type SignInTenant = z.infer<typeof tenant>
export type CurrentUser = z.infer<typeof user>
export type SignIn = z.infer<typeof session.token.input>
