import { describe, expect, test } from 'vitest'
import { newPicture } from '../../support/load-photos.ts'
import { at, gate, outboundSuite, type Made } from '../../support/outbound.ts'
import { pdf } from '../../support/pictures.ts'
import { loadedTrucksOf } from './loaded-trucks.ts'

const suite = outboundSuite()
const { app, line, issued, truckOf, loadAll, letOut, call } = suite
const { loadedTruck } = loadedTrucksOf(suite)

describe('photos of a load', () => {
  const send = (given: object, as = 'mg', bytes = newPicture()) => {
    const fields = { uploadModuleCode: 'CKDD', docType: 'ZP', ...given }
    return app().form('file.upload', { fields, file: { name: '装车.png', bytes } }, at(as))
  }
  test('no truck leaves without one of its own', async () => {
    const { order, trucks } = await loadedTruck(2)
    const [truck, other] = [trucks[0]!, trucks[1]!]
    const held = async (step: string, as: string, msg?: string) => {
      const { status, body } = await call(`outboundTruck.${step}`, { id: truck.id, msg }, as)
      return [status, body.data?.reason]
    }
    const missing = [409, 'outboundOrder.photoMissing']
    expect(await held('gateOut', 'mg')).toEqual(missing)
    expect(await held('releaseWeight', 'ck', '垫木未除')).toEqual(missing)
    // Pictures of the order, of another truck, and papers are none of its load.
    expect((await send({ businessId: order.id }, 'lh')).status).toBe(200)
    expect((await send({ businessId: order.id, itemId: other.id })).status).toBe(200)
    const paper = { businessId: order.id, itemId: truck.id, docType: 'QT' }
    expect((await send(paper)).status).toBe(200)
    expect((await send({ ...paper, docType: 'ZP' }, 'mg', pdf(300))).status).toBe(200)
    expect(await held('gateOut', 'mg')).toEqual(missing)
    expect((await call('outboundTruck.gateOut', { id: truck.id }, 'mg')).body.msg).toBe(
      `车辆 ${truck.plateNo} 还没有装车照片，请先拍照上传，再登记出场`,
    )
    expect((await send({ businessId: order.id, itemId: truck.id })).body.data).toMatchObject({
      itemId: truck.id,
      docType: 'ZP',
    })
    expect(await letOut(truck.id)).toMatchObject({ status: 3 })
    expect((await letOut(other.id)).status).toBe(3)
  })

  test('come while the truck is in the yard, from whoever stands beside it, and stay when it has left', async () => {
    const { order, truck } = await issued()
    const of = { businessId: order.id, itemId: truck.id }
    const early = await send(of)
    expect([early.status, early.body.msg]).toEqual([
      409,
      `${truck['thNo']} 当前为「待入场」，不能添加或修改资料`,
    ])
    await app().data('outboundTruck.gateIn', gate(truck), at('mg'))
    await loadAll(order.id, truck.id)
    expect((await send(of, 'kh')).status).toBe(403)
    expect((await send({ ...of, uploadModuleCode: 'RKDD' }, 'kf')).status).toBe(404)
    const { order: another } = await issued({ lines: line({ pieces: 5 }) }, [truckOf(3)])
    expect((await send({ ...of, businessId: another.id })).status).toBe(404)
    const kept: Made = (await send(of, 'lh')).body.data
    const wrong: Made = (await send(of)).body.data
    const removing = ({ id, version }: { id: string; version: number }) =>
      call('file.remove', { id, version }, 'mg')
    expect((await removing(wrong)).status).toBe(200)
    await letOut(truck.id)
    const gone = await removing(kept)
    expect([gone.status, gone.body.msg]).toEqual([
      409,
      `${truck['thNo']} 当前为「已出场」，不能删除资料`,
    ])
    const renamed = { id: kept.id, version: kept.version, name: 'x', docType: 'QT' }
    expect((await call('file.update', renamed, 'mg')).status).toBe(409)
  })
})
