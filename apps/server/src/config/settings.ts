import { checkEmail } from '@yuncang/shared/validate/email'
import { isIP } from 'node:net'
import * as z from 'zod'

/*
 * Every setting of the server, as the environment spells it. What is wrong with one is said by the reason of a sentence
 * (kernel/messages/start.ts); README.md and .env.example name them all.
 */
const environments = z.enum(['dev', 'test', 'prod'])
const flag = z.enum(['0', '1'], 'setting.flag')
const text = z.string().min(1)

const webAddress = z.url({ protocol: /^https?$/, error: 'setting.webAddress' })
const origin = webAddress
  .refine((given) => {
    const url = URL.parse(given)
    return url?.href === `${url?.origin}/`
  }, 'setting.origin')
  .transform((given) => new URL(given).origin)
/** Tokens travel to an issuer: only to this machine without encryption. */
const issuer = webAddress.refine((given) => {
  const { protocol, hostname } = URL.parse(given) ?? {}
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname ?? '')
}, 'setting.https')
const database = z
  .url({ protocol: /^postgres(ql)?$/, error: 'setting.database' })
  .refine((given) => URL.parse(given)?.username, 'setting.database')

/** noreply@example.com, or a name before it: 智慧云仓 <noreply@example.com>. */
const sender = z.string().regex(/^(?:[^<>\r\n]+ )?<?[^\s<>@,]+@[\w.-]+\.\w+>?$/, 'setting.sender')

const mailbox = z.string().refine((given) => checkEmail(given) === undefined, 'setting.mailbox')
const isDecodable = (part: string): boolean => {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
/** The name of a mailbox may stand behind the host; without one it is INBOX. */
const imap = z.url({ protocol: /^imaps?$/, error: 'setting.imap' }).refine((given) => {
  const { hostname = '', username = '', password = '', pathname = '' } = URL.parse(given) ?? {}
  const isWhole = hostname !== '' && username !== '' && password !== ''
  return isWhole && [username, password, pathname].every(isDecodable)
}, 'setting.imap')

const wordsOf = (given: string): string[] =>
  given
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
const origins = z
  .string()
  .transform(wordsOf)
  .refine(
    (list) => list.every((each) => webAddress.safeParse(each).success),
    'setting.webAddresses',
  )
  .transform((list) => list.map((each) => new URL(each).origin))
const networkNames: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
/** An address, a range of them, or a name for one: 10.0.0.2, 10.0.0.0/8, loopback. */
const isNetwork = (given: string): boolean => {
  if (networkNames.has(given)) return true
  const [address = '', bits, ...rest] = given.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return rest.length === 0 && isIP(address) !== 0 && isRange
}
const networks = z
  .string()
  .transform(wordsOf)
  .refine((list) => list.every(isNetwork), 'setting.networks')

/** A number from `least` to `most`, in digits. */
const number = (least: number, most: number, error: string) =>
  z
    .string()
    .refine((given) => /^\d{1,9}$/.test(given) && Number(given) >= least && Number(given) <= most, {
      error,
    })
    .transform(Number)

const hosts = z.array(
  z.strictObject({ host: text, env: environments, issuer: issuer.optional(), app: origin }),
)
const hostList = z.string().transform((given, ctx) => {
  try {
    const parsed = hosts.safeParse(JSON.parse(given))
    if (parsed.success) return parsed.data
  } catch {
    // No JSON at all: said in the same words.
  }
  ctx.addIssue('setting.hosts')
  return z.NEVER
})

/** A host name under which people reach us: decisions on screen depend on it. */
export type KnownHost = z.infer<typeof hosts>[number]

export const settings = z.object({
  PORT: number(0, 65_535, 'setting.port').default(8080),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: database.optional(),
  DATABASE_OWNER_URL: database.optional(),
  DEMO: flag.default('0'),
  DEMO_MONTHS: number(0, 12, 'setting.months').default(6),
  DEMO_PASSWORD: z.string().min(12, 'setting.demoPassword').optional(),
  PUBLIC_URL: origin.optional(),
  SESSION_SECRET: z.string().min(32, 'setting.secret').optional(),
  TRUST_PROXY: networks.default([]),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'setting.logLevel')
    .default('info'),
  REQUESTS_PER_MINUTE: number(1, 999_999_999, 'setting.count').default(12_000),
  APP_ENV: environments.default('prod'),
  HOSTS: hostList.default([]),
  LOCAL_LOGIN: flag.optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  MESSAGE_URL: webAddress.optional(),
  MESSAGE_TOKEN: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'setting.smtp' }).optional(),
  MAIL_FROM: sender.optional(),
  MAIL_RETURN_PATH: mailbox.optional(),
  MAIL_RETURNS_URL: imap.optional(),
  CUSTOMER_PLATFORM_URL: webAddress.optional(),
  CUSTOMER_PLATFORM_TOKEN: text.optional(),
  CONTRACT_SYSTEM_URL: webAddress.optional(),
  CONTRACT_SYSTEM_TOKEN: text.optional(),
  FINANCE_PLATFORM_URL: webAddress.optional(),
  FINANCE_PLATFORM_TOKEN: text.optional(),
  FRAME_HOSTS: origins.optional(),
  SESSION_IDLE: flag.default('0'),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'setting.bucket')
    .optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  S3_REGION: text.default('us-east-1'),
  METRICS_TOKEN: z.string().min(16, 'setting.metricsToken').optional(),
})

export type Settings = z.infer<typeof settings>

/** The settings that nobody else may know: each may stand in a file instead, which `<name>_FILE` names. */
export const secrets = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DEMO_PASSWORD',
  'SESSION_SECRET',
  'OIDC_CLIENT_SECRET',
  'MESSAGE_TOKEN',
  'SMTP_URL',
  'MAIL_RETURNS_URL',
  'CUSTOMER_PLATFORM_TOKEN',
  'CONTRACT_SYSTEM_TOKEN',
  'FINANCE_PLATFORM_TOKEN',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'METRICS_TOKEN',
] as const satisfies readonly (keyof Settings)[]
