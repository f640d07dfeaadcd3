import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let turn = 0
const idNo = '11010519491231002X'

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => {
  turn += 1
})

const call = (operation: string, input: object) => app.call(operation, input, 'kf')
const phone = (serial = turn) => `137000000${String(serial).padStart(2, '0')}`
const aDriver = (more: object = {}) => ({ name: `司机${turn}`, phone: phone(), idNo, ...more })
const carrierOf = async (): Promise<any> =>
  app.data('carrier.create', { carrierName: `承运商${turn}` }, 'kf')

describe('a carrier', () => {
  test('gets a code, keeps its name for itself and is changed by version', async () => {
    const row = await carrierOf()
    expect(row.carrierCode).toMatch(/^CY\d{6}$/)
    const same = await call('carrier.create', { carrierName: ` 承运商${turn} ` })
    expect(statusAndReason(same)).toEqual([409, 'carrier.nameTaken'])
    const change = { id: row.id, version: 1, carrierName: row.carrierName, contacter: '调度' }
    expect((await call('carrier.update', change)).body.data).toMatchObject({
      contacter: '调度',
      carrierCode: row.carrierCode,
      version: 2,
    })
    expect(statusAndReason(await call('carrier.update', change))).toEqual([409, 'record.stale'])
  })

  test('that is stopped gets no more vehicles and drivers; those that it has stay', async () => {
    const { id: carrierId } = await carrierOf()
    const own = await app.data('driver.create', aDriver({ carrierId }), 'kf')
    const stop = { id: carrierId, version: 1, isStop: 1, stopReason: '合同到期' }
    await app.data('carrier.setStopped', stop, 'kf')
    const vehicle = await call('vehicle.create', { plateNo: '鲁B77777', carrierId })
    expect(statusAndReason(vehicle)).toEqual([409, 'carrier.stopped'])
    const change = { ...aDriver({ carrierId }), idNo: undefined, id: own.id, version: 1 }
    expect((await call('driver.update', { ...change, name: '改名' })).status).toBe(200)
  })
})

describe('a vehicle', () => {
  test('is known by a good plate, in capitals, once', async () => {
    const row = await app.data('vehicle.create', { plateNo: ' 鲁b6666a ', tareWeight: '1' }, 'kf')
    expect(row).toMatchObject({ plateNo: '鲁B6666A', tareWeight: '1.000' })
    const again = await call('vehicle.create', { plateNo: '鲁B6666A' })
    expect(statusAndReason(again)).toEqual([409, 'vehicle.plateTaken'])
    const { body } = await call('vehicle.create', { plateNo: 'B6666', trailerNo: '挂' })
    expect(body.data.issues.map((each: any) => each.path)).toEqual(['plateNo', 'trailerNo'])
    const stranger = await call('vehicle.create', { plateNo: '鲁B66667', carrierId: 'nobody' })
    expect(stranger.status).toBe(404)
  })
})

describe('a driver', () => {
  test('has a phone of his own and an identity number with the right check character', async () => {
    const row = await app.data('driver.create', aDriver(), 'kf')
    const same = await call('driver.create', aDriver({ name: '别人' }))
    expect([same.status, same.body.msg]).toEqual([
      409,
      `手机号码 ${phone()} 已属于司机「${row.name}」`,
    ])
    for (const wrong of ['110105194912310021', '123']) {
      const { body } = await call('driver.create', aDriver({ phone: phone(90), idNo: wrong }))
      expect(body.data.issues[0].path).toBe('idNo')
    }
  })

  test('shows the identity number to whoever changes drivers, when asked for one, and nowhere else', async () => {
    const row = await app.data('driver.create', aDriver({ idNo: idNo.toLowerCase() }), 'kf')
    const { id } = row
    const shown = '110*************2X'
    expect(row.idNo).toBe(shown)
    const page = await app.data('driver.page', { phone: phone() }, 'mg')
    expect(page.records.map((each: any) => each.idNo)).toEqual([shown])
    expect((await app.data('driver.get', { id }, 'kf')).idNo).toBe(idNo)
    expect((await app.call('driver.get', { id }, 'mg')).status).toBe(403)
    const other = '370200199001010012'
    const change = { id, version: 1, name: row.name, phone: phone() }
    expect((await call('driver.update', { ...change, idNo: other })).body.data).toMatchObject({
      idNo: '370*************12',
    })
    expect((await call('driver.update', { ...change, version: 2 })).body.data).toMatchObject({
      idNo: '370*************12',
    })
    expect((await app.data('driver.get', { id }, 'kf')).idNo).toBe(other)
    const records = JSON.stringify(await app.data('record.operations', { businessId: id }, 'kf'))
    expect(records).toContain(shown)
    expect(records).not.toContain(idNo)
    expect(app.logLines.join()).not.toContain(idNo)
  })

  test('is put on the blacklist with a reason and shown so in selects', async () => {
    const { id } = await app.data('driver.create', aDriver(), 'kf')
    const black = { id, version: 1, blacklist: 1 }
    expect((await call('driver.setBlacklist', black)).body.msg).toBe('请填写列入黑名单的原因')
    const reason = { blacklistReason: '闯卡' }
    expect((await call('driver.setBlacklist', { ...black, ...reason })).body.data).toMatchObject(
      reason,
    )
    expect(statusAndReason(await call('driver.setBlacklist', { ...black, ...reason }))).toEqual([
      409,
      'record.stale',
    ])
    const choices = () => app.data('carDriver.list', { keyword: phone() }, 'mg')
    expect(await choices()).toMatchObject({ vehicles: [], drivers: [{ id, blacklist: 1 }] })
    const off = await call('driver.setBlacklist', { id, version: 2, blacklist: 0 })
    expect(off.body.data).toMatchObject({ blacklist: 0, blacklistReason: '' })
    await app.data('driver.setStopped', { id, version: 3, isStop: 1, stopReason: '离职' }, 'kf')
    expect(await choices()).toEqual({ vehicles: [], drivers: [] })
  })
})

test('customers and drivers themselves see nothing of vehicles and drivers', async () => {
  for (const as of ['kh', 'sj']) {
    expect((await app.call('carDriver.list', {}, as)).status).toBe(403)
    expect((await app.call('driver.page', {}, as)).status).toBe(403)
  }
})

test('what another tenant has is neither found, changed nor in the way', async () => {
  const foreign = await app.data('driver.create', aDriver(), 'kf.zjwl')
  const carrier = await app.data('carrier.create', { carrierName: '外承运商' }, 'kf.zjwl')
  const { id } = foreign
  expect((await call('driver.get', { id })).status).toBe(404)
  const black = { id, version: 1, blacklist: 1, blacklistReason: 'x' }
  expect((await call('driver.setBlacklist', black)).status).toBe(404)
  const input = { plateNo: '鲁B55555', carrierId: carrier.id }
  expect((await call('vehicle.create', input)).status).toBe(404)
  expect((await call('driver.create', aDriver())).status).toBe(200)
})
