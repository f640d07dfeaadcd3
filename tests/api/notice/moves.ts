import { inTenant } from '@yuncang/db/handle'
import { recordOperations, type OperateModule } from '@yuncang/server/kernel/record/service'
import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { userIdOf, type HeardMove } from '../../support/notices.ts'

/** Records that somebody moves while others listen. */
export function moveSuite() {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  const customers = async (): Promise<{ id: string }[]> =>
    (await app.data('customer.page', { size: 200 }, 'kf')).records

  let bills = 0
  /** A draft of kf, for the first customer unless told otherwise. */
  async function draft(customerId?: string): Promise<{ id: string }> {
    bills += 1
    return app.data(
      'inboundOrder.create',
      {
        masterBillNo: `DMLNQD2699${String(bills).padStart(4, '0')}`,
        customerId: customerId ?? (await customers())[0]!.id,
        inboundType: '1',
        expectDate: '2026-12-01',
        enShipName: 'DEMO OCEAN',
        imvoy: '012E',
      },
      'kf',
    )
  }

  /** As a use case of kf's that moves these. */
  async function moveAll(operateModule: OperateModule, businessIds: readonly string[]) {
    const user = { id: await userIdOf(app, 'kf'), account: 'kf', realName: '客服' }
    const { clock: now, ids: newId } = app.services
    const operations = businessIds.map((businessId) => ({
      businessId,
      operateModule,
      action: 'import',
    }))
    await app.services.db.transaction(inTenant('WMS_DEMO'), (tx) =>
      recordOperations(tx, { user, now, newId }, operations),
    )
    return { id: user.id, name: user.realName }
  }
  const newIds = (count: number) => Array.from({ length: count }, () => app.services.ids())
  return { app: () => app, customers, draft, moveAll, newIds }
}

export const about = (id: string) => (moves: HeardMove[] | null) =>
  moves?.some(({ ids }) => ids?.includes(id)) ?? false
export const idsOf = (moves: (HeardMove[] | null)[]) =>
  moves.flat().flatMap((move) => move?.ids ?? [])
