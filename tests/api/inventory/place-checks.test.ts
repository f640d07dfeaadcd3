import { areaTypes } from '@yuncang/shared/nouns/storage-location/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { receipt, stockIn, type Stock, breachedRules } from '../../support/stock.ts'

/* Places hold no more than they may: rule 15. */
let app: TestApp
let stock: Stock
let turn = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  turn += 1
  stock = stockIn(app.services.db, `WMS_T${turn}`)
})

const numbers = () => breachedRules(stock)

describe('places', () => {
  const author = {
    createBy: 'u',
    createTime: '2026-11-21T04:00:00.000Z',
    updateBy: 'u',
    updateTime: '2026-11-21T04:00:00.000Z',
  }
  const place = (id: string, given: object = {}) => ({
    id: `${id}${turn}`,
    code: id,
    name: id,
    parentStorageId: null,
    ancestorIds: [] as string[],
    level: 1,
    areaType: '',
    maxWeight: null,
    maxVolume: null,
    maxPallet: null,
    allowMixCustomer: 1 as const,
    allowMixLot: 1 as const,
    status: 1,
    statusReason: '',
    ...author,
    ...given,
  })
  const build = (given: object) =>
    stock.write((tx) =>
      tx.insert(tx.t.storageLocation, [
        place('W', given),
        place('P', { ancestorIds: [`W${turn}`] }),
      ]),
    )

  test.each([
    [{ maxWeight: '101600' }, true],
    [{ maxWeight: '101599.999' }, false],
    [{ maxVolume: '162.4' }, true],
    [{ maxVolume: '162.3999' }, false],
    [{ maxPallet: 80 }, true],
    [{ maxPallet: 79 }, false],
    [{ areaType: areaTypes.bonded }, true],
    [{ areaType: areaTypes.unbonded }, false],
    [{ areaType: '5' }, true],
  ])(
    'with %o that hold two bonded lots of forty pieces below keep rule 15: %s',
    async (given, isKept) => {
      await build(given)
      const locationId = `P${turn}`
      await stock.receive([receipt('LOT1', { locationId }), receipt('LOT2', { locationId })])
      expect(await numbers()).toEqual(isKept ? [] : ['15 W'])
    },
  )

  test('that are bonded hold nothing else', async () => {
    await build({ areaType: areaTypes.bonded })
    await stock.receive([receipt('LOT1', { locationId: `W${turn}`, bondedFlag: 0 })])
    expect(await numbers()).toEqual(['15 W'])
  })
})
