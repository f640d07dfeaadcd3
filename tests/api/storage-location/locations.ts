import type { Load } from '@yuncang/server/platform/stock'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

export const bonded = { areaType: '1' }
export type Location = {
  id: string
  version: number
  code: string
  name: string
  areaType: string
  level: number
  parentStorageId: string | null
}

/** Locations of a tenant in which nothing lies but what a test says. */
export function locationSuite() {
  let app: TestApp
  let turn = 0
  const lying = new Map<string, Load>()
  beforeAll(async () => {
    app = await startApp({
      services: {
        stockLoads: async (_db, ids) =>
          new Map(ids.flatMap((id) => (lying.has(id) ? [[id, lying.get(id)!]] : []))),
      },
    })
  })
  afterAll(() => app.close())
  beforeEach(() => {
    turn += 1
    lying.clear()
  })

  const draft = (code: string, parent: Location | null, more: object = {}) => ({
    code: `T${turn}-${code}`,
    name: `库位${code}`,
    parentStorageId: parent?.id ?? null,
    ...more,
  })
  const create = (code: string, parent: Location | null, more: object = {}): Promise<Location> =>
    app.data('storageLocation.create', draft(code, parent, more), 'ck')
  const call = (verb: string, input: object) => app.call(`storageLocation.${verb}`, input, 'ck')
  const change = (row: Location, parent: Location | null, more: object = {}) =>
    call('update', {
      id: row.id,
      version: row.version,
      code: row.code,
      name: row.name,
      areaType: row.areaType,
      parentStorageId: parent?.id ?? null,
      ...more,
    })
  const status = (row: Location, to: number, statusReason = '维修') =>
    call('setStatus', { id: row.id, version: row.version, status: to, statusReason })

  /** A warehouse, a bonded area, a row and a place. */
  async function warehouse() {
    const root = await create('W', null)
    const area = await create('A', root, bonded)
    const row = await create('R', area)
    const place = await create('P', row, { maxWeight: '30000', maxPallet: 20 })
    return { root, area, row, place }
  }
  return { app: () => app, turn: () => turn, lying, draft, create, call, change, status, warehouse }
}
