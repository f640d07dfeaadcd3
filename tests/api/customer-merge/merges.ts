import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { beforeEach } from 'vitest'
import { inboundSuite } from '../../support/inbound.ts'
import { attemptAt } from '../../support/jobs.ts'

type Bank = { bankAccount: string; isDefault: number }
export type Row = { id: string; version: number; customerName: string; customerCode: string }
type Plan = { moves: { title: string }[]; refusals: string[] }

/** Customers of WMS_DEMO that are made and merged; `turn` tells the tests of a file apart. */
export function mergeSuite() {
  const suite = inboundSuite()
  const { app } = suite
  let turn = 0
  beforeEach(() => {
    turn += 1
  })

  const get = (id: string): Promise<Row & { banks: Bank[] }> =>
    app().data('customer.get', { id }, 'sw')
  const named = (customerName: string, more: object = {}): Promise<Row> =>
    app().data(
      'customer.create',
      { customerName, socialCreditCode: `M-${turn}-${customerName}`, isVisual: 1, ...more },
      'kf',
    )
  const pairOf = (from: Row, into: Row) => ({
    fromId: from.id,
    intoId: into.id,
    fromVersion: from.version,
    intoVersion: into.version,
  })
  const preview = (from: Row, into: Row): Promise<Plan> =>
    app().data('customerMerge.preview', { fromId: from.id, intoId: into.id }, 'sw')
  type Operation = { action: string; fieldDiff: object }
  const operationsOf = (businessId: string): Promise<Operation[]> =>
    app().data('record.operations', { businessId }, 'kf')
  const actionsOf = async (businessId: string): Promise<string[]> =>
    (await operationsOf(businessId)).map(({ action }) => action)

  const started = (input: object): Promise<{ id: string }> =>
    app().data('customerMerge.start', input, 'sw')
  const attempt = (id: string, services = app().services) =>
    attemptAt(app(), id, { as: 'sw', services })
  async function merge(from: Row, into: Row): Promise<JobRecord> {
    const fresh = [await get(from.id), await get(into.id)] as const
    return attempt((await started(pairOf(...fresh))).id)
  }
  return {
    ...suite,
    turn: () => turn,
    get,
    named,
    pairOf,
    preview,
    operationsOf,
    actionsOf,
    started,
    attempt,
    merge,
  }
}
