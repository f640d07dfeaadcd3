import type { FinanceDocument } from '@yuncang/shared/nouns/finance-exchange/document'
import * as z from 'zod'
import type { Call } from '../outside/caller.ts'
import type { FinancePlatform } from './connector.ts'

const taken = z.object({ id: z.string() })

const paths: Readonly<Record<FinanceDocument['kind'], string>> = {
  bill: '/bills',
  reduction: '/reductions',
  withdrawal: '/withdrawals',
}

/** The finance platform by its calls; a simulator answers the very same ones. */
export const financePlatformBy = (call: Call, kind: FinancePlatform['kind']): FinancePlatform => ({
  kind,
  async tell(tenant, document, key) {
    const path = paths[document.kind]
    await call(taken, { tenant, method: 'POST', path, body: document, key })
  },
})
