import type { Db } from '@yuncang/db/handle'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Outside } from '../connectors/outside/create.ts'
import type { MessageConnector } from '../connectors/message/connector.ts'
import type { FileStore } from '../jobs/file-store.ts'
import type { JobKinds } from '../jobs/kind.ts'
import type { Importers } from '../kernel/import/service/kind.ts'
import type { ListExports } from '../kernel/export/service/list-export.ts'
import type { ToldSince } from '../kernel/record/service/since.ts'
import type { PaperDescriptions } from '../papers/kind.ts'
import type { OutboxOutcomes } from '../outbox/outcome.ts'
import type { Storage } from '../files/storage/storage.ts'
import type { CallLog } from './call-log.ts'
import type { DocumentHolders } from './documents.ts'
import type { ApiTokenStore, MemberOf, OpenWork, RoleStore, SessionStore } from './identity.ts'
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
  readonly memberOf: MemberOf
  readonly signOn: SignOn
  /** Where the bytes of files live. */
  readonly storage: Storage
  /** Reaches phones and mailboxes; undefined where no message service is set up. */
  readonly messages: MessageConnector | undefined
  /** The customer platform, the contract system, the finance platform, and mail. */
  readonly outside: Outside
  /** What follows from an entry of the outbox that was delivered, or was not. */
  readonly outboxOutcomes: OutboxOutcomes
  /** Counts the unfinished business of a customer over all modules. */
  readonly openWork: OpenWork
  readonly calls: CallLog
  /** What lies in locations, over all modules that keep goods. */
  readonly stockLoads: StockLoads
  /** What was done to a record since somebody looked at it. */
  readonly toldSince: ToldSince
  /** What has documents. */
  readonly documentHolders: DocumentHolders
  /** What can be printed. */
  readonly papers: PaperDescriptions
  /** What can be asked for as a job. */
  readonly jobKinds: JobKinds
  /** What can be imported from a workbook. */
  readonly importers: Importers
  /** What can be exported as a whole. */
  readonly listExports: ListExports
  /** Keeps the files that jobs produce. */
  readonly jobFiles: FileStore
}
