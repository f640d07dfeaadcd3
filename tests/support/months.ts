import { inTenant } from '@yuncang/db/handle'
import type { TestApp } from './app.ts'

/** Closes every month of a tenant up to one, whatever is missing of them. */
export const closeThrough = (
  { services }: TestApp,
  node: string,
  period: string,
): Promise<unknown> => {
  const time = services.clock()
  const who = { createBy: 'cw', createTime: time, updateBy: 'cw', updateTime: time }
  return services.db.transaction(inTenant(node), (tx) =>
    tx.insert(tx.t.monthClose, {
      id: services.ids(),
      period,
      status: 2,
      submitBy: null,
      submitName: '',
      submitTime: null,
      closeBy: 'cw',
      closeName: '财务小陈',
      closeTime: time,
      reason: '',
      ...who,
    }),
  )
}
