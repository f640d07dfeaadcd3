import { resolve } from 'node:path'
import type { OutsideSystem } from '@yuncang/shared/domain/outside'
import { z } from 'zod'
import type { S3Settings } from './files/storage/s3-request.ts'

/** Signs nothing but the demo: everybody can read it here. */
const demoSecret = 'yuncang demo secret, for nothing but the demo'

const environments = z.enum(['dev', 'test', 'prod'])
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`, {
    error: 'must be an address without a path, e.g. https://wms.example.com',
  })
  .transform((text) => new URL(text).origin)
/** Tokens travel to an issuer: only to this machine without encryption. */
const issuer = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}, 'must be an https address')

const hosts = z.array(
  z.strictObject({
    host: z.string().min(1),
    env: environments,
    issuer: issuer.optional(),
    app: origin,
  }),
)
const hostList = z.string().transform((text, ctx) => {
  try {
    const parsed = hosts.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
    ctx.addIssue(z.prettifyError(parsed.error))
  } catch {
    ctx.addIssue('must be a JSON list')
  }
  return z.NEVER
})

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a port number')
    .default('8080'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url().optional(),
  DATABASE_OWNER_URL: z.url().optional(),
  DEMO: z.enum(['0', '1']).default('0'),
  DEMO_MONTHS: z
    .string()
    .regex(/^([0-9]|1[0-2])$/, 'DEMO_MONTHS must be a number from 0 to 12')
    .default('6'),
  PUBLIC_URL: origin.optional(),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET needs at least 32 characters').optional(),
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^\d{1,9}$/, 'REQUESTS_PER_MINUTE must be a number')
    .default('12000'),
  APP_ENV: environments.default('prod'),
  HOSTS: hostList.default([]),
  LOCAL_LOGIN: z.enum(['0', '1']).optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  MESSAGE_URL: z.url().optional(),
  MESSAGE_TOKEN: z.string().min(1).optional(),
  CUSTOMER_PLATFORM_URL: z.url({ protocol: /^https?$/ }).optional(),
  CUSTOMER_PLATFORM_TOKEN: z.string().min(1).optional(),
  CONTRACT_SYSTEM_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTRACT_SYSTEM_TOKEN: z.string().min(1).optional(),
  FRAME_HOSTS: z.string().default(''),
  SESSION_IDLE: z.enum(['0', '1']).default('0'),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN needs at least 16 characters').optional(),
})

/** All of a store or none of it: half a setting would lose files on the next start. */
function s3Of(given: z.infer<typeof settings>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = given
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = given
  if (!endpoint && !bucket && !accessKey && !secretKey) return undefined
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    throw new Error(
      'An object store needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.',
    )
  }
  return { endpoint, bucket, region, accessKey, secretKey, silentMs: 10_000, attempts: 3 }
}

/** A host name under which people reach us: decisions on screen depend on it. */
export type KnownHost = z.infer<typeof hosts>[number]

type Door = { readonly url: string | undefined; readonly token: string | undefined }

const wordsOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl: string | undefined
  readonly isDemo: boolean
  /** Months of history that demo tenants get on their first start. */
  readonly demoMonths: number
  /** The address that people use; unset in the demo, where the loopback address is taken as it is. */
  readonly publicUrl: string | undefined
  /** Cookies and stored keys are protected by it. */
  readonly sessionSecret: string
  readonly hosts: readonly KnownHost[]
  /** An outside issuer; undefined: our own. */
  readonly outsideIssuer: string | undefined
  /** What an outside issuer knows us by. */
  readonly oidcClient: { readonly id: string; readonly secret: string | undefined } | undefined
  /** People may sign in with account and password at this server itself. */
  readonly hasLocalLogin: boolean
  /** Where messages to phones and mailboxes are posted, and the bearer token for it. */
  readonly messageUrl: string | undefined
  readonly messageToken: string | undefined
  /** Where outside systems are, and the bearer token for each. */
  readonly outside: Readonly<Record<OutsideSystem, Door>>
  /** Origins that /myiframe may show. */
  readonly frameHosts: readonly string[]
  /** A session ends when nobody has used it for 6000 seconds (decisions.md 20). */
  readonly endsIdleSessions: boolean
  /** Addresses of proxies whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  readonly appEnv: 'dev' | 'test' | 'prod'
  /** How long a request may take to arrive, in milliseconds (reliability.md T6). */
  readonly arrival: {
    readonly headersMs: number
    readonly requestMs: number
    readonly checkMs: number
  }
  /** Where files are kept; undefined: below dataDir. */
  readonly s3: S3Settings | undefined
  /** Requests per address and minute. */
  readonly requestsPerMinute: number
  /** Bearer token for /metrics; undefined: figures for this machine alone. */
  readonly metricsToken: string | undefined
}

export type DataPlaces = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>

/** Where the data is, for commands that need nothing else. Throws with a sentence for the operator. */
export function readStorage(env: Record<string, string | undefined>): DataPlaces {
  const places = settings.pick({ DATA_DIR: true, DATABASE_URL: true, DATABASE_OWNER_URL: true })
  const parsed = places.safeParse(env)
  if (!parsed.success) throw new Error(refusalOf(parsed.error))
  return storageOf(parsed.data)
}

type Places = Pick<z.infer<typeof settings>, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_OWNER_URL'>

const storageOf = (given: Places): DataPlaces => ({
  dataDir: resolve(given.DATA_DIR),
  databaseUrl: given.DATABASE_URL,
  databaseOwnerUrl: given.DATABASE_OWNER_URL,
})

function refusalOf({ issues }: z.ZodError): string {
  const lines = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  return `The settings are not right.\n${lines.join('\n')}`
}

/** Reads the environment once. Throws with a sentence for the operator. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(env)
  if (!parsed.success) throw new Error(refusalOf(parsed.error))
  const given = parsed.data
  const isDemo = given.DEMO === '1'
  if (!isDemo && (!given.SESSION_SECRET || !given.PUBLIC_URL)) {
    throw new Error('Without DEMO=1 the server needs SESSION_SECRET and PUBLIC_URL.')
  }
  if (!isDemo && given.SESSION_SECRET === demoSecret) {
    throw new Error('SESSION_SECRET is the one of the demo: give one that nobody else knows.')
  }
  const hasOutsideIssuer = given.OIDC_ISSUER ?? given.HOSTS.some((each) => each.issuer)
  if (hasOutsideIssuer && !given.OIDC_CLIENT_ID) {
    throw new Error('An outside issuer needs OIDC_CLIENT_ID.')
  }
  return {
    port: Number(given.PORT),
    host: given.HOST,
    ...storageOf(given),
    isDemo,
    demoMonths: Number(given.DEMO_MONTHS),
    publicUrl: given.PUBLIC_URL,
    sessionSecret: given.SESSION_SECRET ?? demoSecret,
    hosts: given.HOSTS,
    outsideIssuer: given.OIDC_ISSUER,
    oidcClient: given.OIDC_CLIENT_ID
      ? { id: given.OIDC_CLIENT_ID, secret: given.OIDC_CLIENT_SECRET }
      : undefined,
    hasLocalLogin: given.LOCAL_LOGIN ? given.LOCAL_LOGIN === '1' : !given.OIDC_ISSUER,
    messageUrl: given.MESSAGE_URL,
    messageToken: given.MESSAGE_TOKEN,
    outside: {
      customerPlatform: { url: given.CUSTOMER_PLATFORM_URL, token: given.CUSTOMER_PLATFORM_TOKEN },
      contractSystem: { url: given.CONTRACT_SYSTEM_URL, token: given.CONTRACT_SYSTEM_TOKEN },
    },
    frameHosts: wordsOf(given.FRAME_HOSTS).map((each) => new URL(each).origin),
    endsIdleSessions: given.SESSION_IDLE === '1',
    trustedProxies: wordsOf(given.TRUST_PROXY),
    logLevel: given.LOG_LEVEL,
    appEnv: given.APP_ENV,
    arrival: { headersMs: 10_000, requestMs: 120_000, checkMs: 1000 },
    s3: s3Of(given),
    requestsPerMinute: Number(given.REQUESTS_PER_MINUTE),
    metricsToken: given.METRICS_TOKEN,
  }
}
