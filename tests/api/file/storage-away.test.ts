import { diskStorage, storageFolder } from '@yuncang/server/files/storage/disk'
import { s3Storage } from '@yuncang/server/files/storage/s3'
import type { Storage } from '@yuncang/server/files/storage/storage'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { documentSuite } from '../../support/documents.ts'
import { startObjectStore, type ObjectStore } from '../../support/object-store.ts'
import { paper, roomsOf } from './rooms.ts'

let store: ObjectStore
let isInBucket = false

/** The folder of the test, or a bucket in its place. */
const storage: Storage = new Proxy({} as Storage, {
  get: (_, name: keyof Storage) => {
    const disk = diskStorage(storageFolder(app().services.config.dataDir))
    const bucket = s3Storage(store.settings, () => new Date().toISOString())
    return (isInBucket ? bucket : disk)[name]
  },
})
const { app, anOrder, send } = documentSuite({ services: { storage } })
const { usedKb, rowsOf } = roomsOf(app)

beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(() => store.close())
afterEach(() => {
  isInBucket = false
})

const uploads = () => readdirSync(join(app().services.config.dataDir, 'uploads'))

describe('a storage that is away', () => {
  test('refuses with a sentence, and leaves neither row nor room nor bytes', async () => {
    const { id } = await anOrder()
    const before = await usedKb('WMS_DEMO')
    isInBucket = true
    store.failWith('error', 'silence', 'cut')
    expect(statusAndReason(await send(id, paper('e')))).toEqual([500, 'storage.unavailable'])
    expect(await rowsOf(id)).toEqual([])
    expect(await usedKb('WMS_DEMO')).toBe(before)
    isInBucket = false
    expect((await send(id, paper('e'))).status).toBe(200)
    expect(uploads()).toEqual([])
  })

  test('that is a bucket gives documents as a folder does, and says when one breaks off', async () => {
    isInBucket = true
    const { id } = await anOrder()
    const { data } = (await send(id, paper('s', 2000))).body
    expect([...store.objects.keys()]).toEqual([(await rowsOf(id))[0]?.storageKey])
    const bytes = await app().download('file.download', { id: data.id }, 'kf')
    expect(bytes).toEqual(paper('s', 2000).file.bytes)
    store.objects.clear()
    const { status, body } = await app().call('file.download', { id: data.id }, 'kf')
    expect([status, body.data?.reason]).toEqual([404, 'storage.missing'])
    store.failWith('error', 'error', 'error')
    const away = await app().call('file.download', { id: data.id }, 'kf')
    expect(statusAndReason(away)).toEqual([500, 'storage.unavailable'])
  })
})
