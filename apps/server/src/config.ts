import { AppError } from '@yuncang/shared/errors'
import type { OutsideSystem } from '@yuncang/shared/nouns/connector/rules'
import { resolve } from 'node:path'
import { demoMapSite } from './config/demo-site.ts'
import { demoSecret, publishedPassword, refusePublished } from './config/published.ts'
import { parseSettings, type Env } from './config/read.ts'
import { settings, type KnownHost, type Settings } from './config/settings.ts'

/** A store of objects, with what signs the calls to it. */
export type S3Settings = {
  /** e.g. https://s3.example.com, with the bucket as the first part of the path. */
  readonly endpoint: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
  /** How long the store may stay silent. */
  readonly silentMs: number
  readonly attempts: number
}

/** All of a store or none of it: half a setting would lose files on the next start. */
function s3Of(given: Settings): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = given
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = given
  if (!endpoint && !bucket && !accessKey && !secretKey) return undefined
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    throw new AppError('start.objectStore')
  }
  return { endpoint, bucket, region, accessKey, secretKey, silentMs: 10_000, attempts: 3 }
}

/** A mail server, and whom our mail comes from. */
export type SmtpSettings = {
  readonly url: string
  readonly from: string
  /** Where reports go of what did not arrive; undefined: to `from`. */
  readonly returnPath?: string | undefined
  /** The mailbox to which they come; undefined: nobody but people reads it. */
  readonly returnsUrl?: string | undefined
}

function smtpOf(given: Settings): SmtpSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = given
  const { MAIL_RETURN_PATH: returnPath, MAIL_RETURNS_URL: returnsUrl } = given
  if (!url && !from && !returnPath && !returnsUrl) return undefined
  if (!url || !from) throw new AppError('start.mail')
  return { url, from, returnPath, returnsUrl }
}

type Door = { readonly url: string | undefined; readonly token: string | undefined }

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl: string | undefined
  readonly isDemo: boolean
  /** Months of history that demo tenants get on their first start. */
  readonly demoMonths: number
  /** The password that every demo account gets. */
  readonly demoPassword: string
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
  readonly outside: Readonly<Record<Exclude<OutsideSystem, 'mail'>, Door>>
  /** undefined: no mail leaves. */
  readonly smtp: SmtpSettings | undefined
  /** Origins that /myiframe may show. */
  readonly frameHosts: readonly string[]
  /** A session ends when nobody has used it for 6000 seconds (docs/domain/access.md#sessions). */
  readonly endsIdleSessions: boolean
  /** Addresses of proxies whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  readonly appEnv: 'dev' | 'test' | 'prod'
  /** How long a request may take to arrive, in milliseconds (docs/domain/resilience.md#requests). */
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
export function readStorage(env: Env): DataPlaces {
  const places = settings.pick({ DATA_DIR: true, DATABASE_URL: true, DATABASE_OWNER_URL: true })
  return storageOf(parseSettings(places, env))
}

type Places = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_OWNER_URL'>

function storageOf(given: Places): DataPlaces {
  if (given.DATABASE_URL !== undefined && given.DATABASE_OWNER_URL === undefined)
    throw new AppError('backup.noOwner')
  return {
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
  }
}

/** Reads the environment once. Throws with a sentence for the operator. */
export function readConfig(env: Env): Config {
  const given = parseSettings(settings, env)
  refusePublished(given)
  const hasOutsideIssuer = given.OIDC_ISSUER ?? given.HOSTS.some((each) => each.issuer)
  if (hasOutsideIssuer && !given.OIDC_CLIENT_ID) throw new AppError('start.issuerClient')
  return {
    port: given.PORT,
    host: given.HOST,
    ...storageOf(given),
    isDemo: given.DEMO === '1',
    demoMonths: given.DEMO_MONTHS,
    demoPassword: given.DEMO_PASSWORD ?? publishedPassword,
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
      financePlatform: { url: given.FINANCE_PLATFORM_URL, token: given.FINANCE_PLATFORM_TOKEN },
    },
    smtp: smtpOf(given),
    frameHosts: given.FRAME_HOSTS ?? (given.DEMO === '1' ? [demoMapSite] : []),
    endsIdleSessions: given.SESSION_IDLE === '1',
    trustedProxies: given.TRUST_PROXY,
    logLevel: given.LOG_LEVEL,
    appEnv: given.APP_ENV,
    arrival: { headersMs: 10_000, requestMs: 120_000, checkMs: 1000 },
    s3: s3Of(given),
    requestsPerMinute: given.REQUESTS_PER_MINUTE,
    metricsToken: given.METRICS_TOKEN,
  }
}
