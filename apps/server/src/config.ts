import { resolve } from 'node:path'
import { z } from 'zod'

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
  PUBLIC_URL: z.url().optional(),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET needs at least 32 characters').optional(),
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^\d{1,9}$/, 'REQUESTS_PER_MINUTE must be a number')
    .default('12000'),
  MESSAGE_URL: z.url().optional(),
  MESSAGE_TOKEN: z.string().min(1).optional(),
  SESSION_IDLE: z.enum(['0', '1']).default('0'),
  APP_ENV: z.enum(['dev', 'test', 'prod']).default('prod'),
})

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl: string | undefined
  readonly isDemo: boolean
  /** The address that people use; unset in the demo, where the loopback address is taken as it is. */
  readonly publicUrl: string | undefined
  /** Where messages to phones and mailboxes are posted, and the bearer token for it. */
  readonly messageUrl: string | undefined
  readonly messageToken: string | undefined
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
  /** Requests per address and minute. */
  readonly requestsPerMinute: number
}

/** Reads the environment once. Throws with a sentence for the operator. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The settings are not right.\n${lines.join('\n')}`)
  }
  const given = parsed.data
  const isDemo = given.DEMO === '1'
  if (!isDemo && (!given.SESSION_SECRET || !given.PUBLIC_URL)) {
    throw new Error('Without DEMO=1 the server needs SESSION_SECRET and PUBLIC_URL.')
  }
  return {
    port: Number(given.PORT),
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    isDemo,
    publicUrl: given.PUBLIC_URL,
    messageUrl: given.MESSAGE_URL,
    messageToken: given.MESSAGE_TOKEN,
    endsIdleSessions: given.SESSION_IDLE === '1',
    trustedProxies: given.TRUST_PROXY.split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    logLevel: given.LOG_LEVEL,
    appEnv: given.APP_ENV,
    arrival: { headersMs: 10_000, requestMs: 120_000, checkMs: 1000 },
    requestsPerMinute: Number(given.REQUESTS_PER_MINUTE),
  }
}
