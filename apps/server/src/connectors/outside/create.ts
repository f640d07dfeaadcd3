import { system, type Db } from '@yuncang/db/handle'
import { contractSubjectsOf } from '@yuncang/shared/nouns/tenant/rules'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Storage } from '../../files/storage/storage.ts'
import type { Clock } from '../../platform/clock.ts'
import { contractSystemBy } from '../contract-system/http.ts'
import { contractSystemRules } from '../contract-system/simulator.ts'
import type { ContractSystem } from '../contract-system/connector.ts'
import type { CustomerPlatform } from '../customer-platform/connector.ts'
import { customerPlatformBy } from '../customer-platform/http.ts'
import { customerPlatformRules } from '../customer-platform/simulator.ts'
import type { FinancePlatform } from '../finance-platform/connector.ts'
import { financePlatformBy } from '../finance-platform/http.ts'
import { financePlatformRules } from '../finance-platform/simulator.ts'
import type { MailConnector } from '../mail/connector.ts'
import { createMail } from '../mail/create.ts'
import { createCaller, usualPatience, type Patience } from './caller.ts'
import { httpExchange } from './exchange.ts'
import { simulatedExchange, type Rules } from './faults.ts'
import * as repo from './repo.ts'

/** Systems outside; undefined where nobody set one up and there is no demo to simulate it for. */
export type Outside = {
  readonly customerPlatform: CustomerPlatform | undefined
  readonly contractSystem: ContractSystem | undefined
  readonly financePlatform: FinancePlatform | undefined
  readonly mail: MailConnector | undefined
}

type Needs = {
  config: Config
  db: Db
  clock: Clock
  log: Logger
  storage: Storage
  patience?: Patience
}
type Door<T> = {
  name: Exclude<keyof Outside, 'mail'>
  url: string | undefined
  token: string | undefined
  rules: () => Rules
  by: (call: ReturnType<typeof createCaller>, kind: 'simulator' | 'real') => T
}

/** Outside systems of the environment; in the demo simulators stand in for those without an address. */
export function createOutside({
  config,
  db,
  clock,
  log,
  storage,
  patience = usualPatience,
}: Needs): Outside {
  function connect<T>({ name, url, token, rules, by }: Door<T>): T | undefined {
    if (!url && !config.isDemo) return undefined
    const exchange = url
      ? httpExchange(url, token)
      : simulatedExchange({ db, system: name, patience }, rules())
    const unavailable = `${name}.unavailable` as const
    const refused = `${name}.refused` as const
    const call = createCaller({ exchange, clock, log, patience, unavailable, refused })
    return by(call, url ? 'real' : 'simulator')
  }
  const subjectOf = async (tenant: string) => {
    const row = await db.read(system('contract simulator'), (read) => repo.tenantOf(read, tenant))
    return (
      row?.contractSubjects?.[0] ??
      contractSubjectsOf({ dataNode: tenant, name: row?.name ?? '' })[0] ??
      ''
    )
  }
  const { customerPlatform, contractSystem, financePlatform } = config.outside
  return {
    customerPlatform: connect({
      ...customerPlatform,
      name: 'customerPlatform',
      rules: () => customerPlatformRules(db, clock),
      by: customerPlatformBy,
    }),
    contractSystem: connect({
      ...contractSystem,
      name: 'contractSystem',
      rules: () => contractSystemRules(clock, subjectOf),
      by: contractSystemBy,
    }),
    financePlatform: connect({
      ...financePlatform,
      name: 'financePlatform',
      rules: () => financePlatformRules(db, clock),
      by: financePlatformBy,
    }),
    mail: createMail({ config, db, clock, storage, patience }),
  }
}
