import type { Db } from '@yuncang/db/handle'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Outside } from '../connectors/outside/create.ts'
import type { MessageConnector } from '../connectors/message/connector.ts'
import type { FileStore } from '../jobs/file-store.ts'
import type { JobKinds } from '../jobs/kind.ts'
import type { Storage } from '../files/storage/storage.ts'
import type { CallLog } from './call-log.ts'
import type { ApiTokenStore, OpenWork, RoleStore, SessionStore } from './identity.ts'
import type { Registry } from './metrics/registry.ts'
import type { Passwords } from './passwords.ts'
import type { Clock } from './clock.ts'
import type { Codes } from './codes.ts'
import type { Ids } from './ids.ts'
import type { SignOn } from './sign-on.ts'
import type { StockLoads } from './stock.ts'

/** What the process lends to every request: built once in app.ts, replaced piece by piece in tests. */
export type Services = {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly codes: Codes
  readonly log: Logger
  /** Figures of this process, for /metrics. */
  readonly metrics: Registry
  readonly passwords: Passwords
  readonly sessions: SessionStore
  readonly apiTokens: ApiTokenStore
  readonly roles: RoleStore
  readonly signOn: SignOn
  /** Where the bytes of files live. */
  readonly storage: Storage
  /** Reaches phones and mailboxes; undefined where no message service is set up. */
  readonly messages: MessageConnector | undefined
  /** The customer platform and the contract system. */
  readonly outside: Outside
  /** Counts the unfinished business of a customer over all modules. */
  readonly openWork: OpenWork
  readonly calls: CallLog
  /** What lies in locations, over all modules that keep goods. */
  readonly stockLoads: StockLoads
  /** What can be asked for as a job. */
  readonly jobKinds: JobKinds
  /** Keeps the files that jobs produce. */
  readonly jobFiles: FileStore
}
