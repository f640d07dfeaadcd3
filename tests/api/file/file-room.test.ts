// @postgres: the quota of uploads at once, two cleanups at once
import { statusAndReason } from '../../support/app.ts'
import { inTenant } from '@yuncang/db/handle'
import { diskStorage, storageFolder } from '@yuncang/server/files/storage/disk'
import { storageKey, type Storage } from '@yuncang/server/files/storage/storage'
import { cleanUpFiles } from '@yuncang/server/modules/file/service/cleanup'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { documentSuite } from '../../support/documents.ts'
import * as pictures from '../../support/pictures.ts'
import { paper, roomsOf } from './rooms.ts'

const hourMs = 3_600_000
type Held = { key: string; goOn: () => void }
let holding: PromiseWithResolvers<Held> | undefined

/** The folder of the test, in which a write can stop just before it is told of. */
const storage: Storage = new Proxy({} as Storage, {
  get: (_, name: keyof Storage) => {
    const disk = diskStorage(storageFolder(app().services.config.dataDir))
    if (name !== 'put') return disk[name]
    return async (...given: Parameters<Storage['put']>) => {
      await disk.put(...given)
      if (holding) await new Promise<void>((goOn) => holding?.resolve({ key: given[0], goOn }))
    }
  },
})
const { app, anOrder, send, listOf } = documentSuite({ services: { storage } })
const { usedKb, rowsOf } = roomsOf(app)

afterEach(() => {
  holding = undefined
})

/** The cleanup so many hours from now. */
const cleanUpIn = (hours: number) => {
  const clock = () => new Date(Date.now() + hours * hourMs).toISOString()
  return cleanUpFiles({ ...app().services, clock })
}

describe('the quota of a tenant', () => {
  test('two uploads at once, on two instances, cannot go beyond it', async () => {
    const as = 'kf.zjwl'
    const [one, two] = [await anOrder(as), await anOrder(as)]
    const quota = { paramKey: 'file.quotaMb', paramValue: '1', version: 0 }
    await app().data('param.set', quota, 'admin.zjwl')
    const second = await app().another()
    const answers = await Promise.all([
      send(one.id, paper('a'), as),
      send(two.id, paper('b'), as, second),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [refused] = answers.filter(({ status }) => status === 409)
    expect(refused?.body.data.reason).toBe('file.quota')
    expect(refused?.body.msg).toContain('已用 0.7 MB，共 1 MB，本文件 0.7 MB')
    expect(await usedKb('WMS_ZJWL')).toBe(700)
    expect(await app().data('file.usage', {}, as)).toEqual({ usedMb: 1, quotaMb: 1 })
  })

  test('is free again once a document is removed, and is that of one tenant only', async () => {
    const as = 'kf.zjwl'
    const rows = await app().services.db.read(inTenant('WMS_ZJWL'), (db) => db.select(db.t.file))
    const { id, version } = rows[0]!
    await app().data('file.remove', { id, version }, as)
    expect(await usedKb('WMS_ZJWL')).toBe(0)
    expect((await send((await anOrder(as)).id, paper('c'), as)).status).toBe(200)
    const { id: foreign } = await anOrder()
    expect((await send(foreign, paper('d', 2 * 1024 * 1024))).status).toBe(200)
  })
})

describe('a crash between bytes and row', () => {
  test('leaves a pending row, which nobody sees and the cleanup takes after a day with its bytes', async () => {
    const { id } = await anOrder()
    const before = await usedKb('WMS_DEMO')
    holding = Promise.withResolvers()
    const sent = send(id, paper('f'))
    const { key, goOn } = await holding.promise
    expect(await rowsOf(id)).toMatchObject([{ status: 0, storageKey: key }])
    expect(await listOf(id)).toEqual([])
    await cleanUpIn(23)
    expect(await storage.exists(key)).toBe(true)
    await cleanUpIn(25)
    expect(await storage.exists(key)).toBe(false)
    expect(await rowsOf(id)).toEqual([])
    expect(await usedKb('WMS_DEMO')).toBe(before)
    // The one who was held up finds the row gone, and gives back nothing twice.
    goOn()
    expect(statusAndReason(await sent)).toEqual([409, 'record.stale'])
    expect(await usedKb('WMS_DEMO')).toBe(before)
  })

  test('an order that was voided meanwhile takes no document any more', async () => {
    const { id } = await anOrder()
    holding = Promise.withResolvers()
    const sent = send(id, paper('g'))
    const { key, goOn } = await holding.promise
    await app().data('inboundOrder.remove', { ids: [id] }, 'kf')
    goOn()
    expect(statusAndReason(await sent)).toEqual([409, 'file.wrongStatus'])
    expect(await rowsOf(id)).toEqual([])
    expect(await storage.exists(key)).toBe(false)
  })
})

describe('the cleanup', () => {
  const content = {
    open: () => Readable.from([Buffer.from('x')]),
    size: 1,
    sha256: createHash('sha256').update('x').digest('hex'),
  }

  test('never touches bytes that a row names, however old, nor those of another area', async () => {
    const { id } = await anOrder()
    const file = { name: 'a.png', bytes: pictures.png(500, 300) }
    const { data } = (await send(id, { file })).body
    const [row] = await rowsOf(id)
    const job = storageKey('job', 'WMS_DEMO', 'made-by-a-job')
    await storage.put(job, content)
    await cleanUpIn(24 * 365)
    expect(await storage.exists(row!.storageKey)).toBe(true)
    expect(await storage.exists(row!.thumbnailKey!)).toBe(true)
    expect(await storage.exists(job)).toBe(true)
    const bytes = await app().download('file.download', { id: data.id }, 'kf')
    expect(bytes).toHaveLength(data.size)
  })

  test('takes bytes without a row after a day', async () => {
    const stray = storageKey('upload', 'WMS_DEMO', 'nobody-knows-me')
    await storage.put(stray, content)
    await cleanUpIn(23)
    expect(await storage.exists(stray)).toBe(true)
    await cleanUpIn(25)
    expect(await storage.exists(stray)).toBe(false)
  })

  test('takes a removed document after 30 days, and its room is not given back twice', async () => {
    const { id } = await anOrder()
    const { data } = (await send(id, paper('h'))).body
    const [row] = await rowsOf(id)
    await app().data('file.remove', { id: data.id, version: data.version }, 'kf')
    const before = await usedKb('WMS_DEMO')
    await cleanUpIn(29 * 24)
    expect(await storage.exists(row!.storageKey)).toBe(true)
    await Promise.all([cleanUpIn(31 * 24), cleanUpIn(31 * 24)])
    expect(await storage.exists(row!.storageKey)).toBe(false)
    expect(await rowsOf(id)).toEqual([])
    expect(await usedKb('WMS_DEMO')).toBe(before)
  })
})
