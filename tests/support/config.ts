import { publishedPassword } from '@yuncang/server/config/published'
import type { Config } from '@yuncang/server/config'
import { argonPasswords } from '@yuncang/server/platform/passwords'

/** What the application of the tests is told, with its data in `dataDir`. */
export const configAt = (dataDir: string, given: Partial<Config> = {}): Config => ({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  databaseUrl: undefined,
  databaseOwnerUrl: undefined,
  isDemo: true,
  demoMonths: 0,
  demoPassword: publishedPassword,
  publicUrl: undefined,
  sessionSecret: 'a secret of the tests, at least 32 characters',
  hosts: [],
  outsideIssuer: undefined,
  oidcClient: undefined,
  hasLocalLogin: true,
  messageUrl: undefined,
  messageToken: undefined,
  outside: {
    customerPlatform: { url: undefined, token: undefined },
    contractSystem: { url: undefined, token: undefined },
    financePlatform: { url: undefined, token: undefined },
  },
  smtp: undefined,
  frameHosts: [],
  endsIdleSessions: false,
  trustedProxies: [],
  logLevel: 'info',
  appEnv: 'test',
  // A machine that stands still for a while is no reason to fail.
  arrival: { headersMs: 300_000, requestMs: 300_000, checkMs: 30_000 },
  s3: undefined,
  requestsPerMinute: 1_000_000,
  metricsToken: undefined,
  ...given,
})

/** Hashing as the product does it, for a hundredth of the work: each test signs several people in. */
export const quickPasswords = () => argonPasswords({ memoryCost: 128, timeCost: 1 })
