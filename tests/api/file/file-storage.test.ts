import { diskStorage, removeLeftovers } from '@yuncang/server/files/storage/disk'
import { s3Storage } from '@yuncang/server/files/storage/s3'
import { signed } from '@yuncang/server/files/storage/s3-signature'
import {
  contentOf,
  storageKey,
  type Content,
  type Storage,
} from '@yuncang/server/files/storage/storage'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startObjectStore, type ObjectStore } from '../../support/object-store.ts'

const clock = () => new Date().toISOString()
let folder: string
let store: ObjectStore
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(() => store.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-storage-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  store.objects.clear()
})

const bytes = Buffer.from('0123456789 入库照片')
const content = (given: Buffer = bytes): Content => ({
  open: () => Readable.from([given]),
  size: given.length,
  sha256: createHash('sha256').update(given).digest('hex'),
})
const key = (id: string) => storageKey('upload', 'WMS_DEMO', id)
async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const each of storage.list('upload')) keys.push(each.key)
  return keys.sort()
}

describe.each([
  ['a folder', () => diskStorage(join(folder, 'files'))],
  ['a bucket', () => s3Storage(store.settings, clock)],
])('%s', (_name, open) => {
  test('gives back what it was given, whole or in part, until it is removed', async () => {
    const storage = open()
    await storage.put(key('a1'), content())
    expect(await storage.exists(key('a1'))).toBe(true)
    expect(await buffer(await storage.get(key('a1')))).toEqual(bytes)
    const part = await storage.get(key('a1'), { first: 3, last: 5 })
    expect((await buffer(part)).toString()).toBe('345')
    await storage.remove(key('a1'))
    await storage.remove(key('a1'))
    expect(await storage.exists(key('a1'))).toBe(false)
    await expect(storage.get(key('a1'))).rejects.toMatchObject({ reason: 'storage.missing' })
  })

  test('lists every key of an area, and none of another', async () => {
    const storage = open()
    const ids = ['a1', 'b2', 'c3', 'd4', 'e5']
    for (const id of ids) await storage.put(key(id), content())
    await storage.put(storageKey('job', 'WMS_DEMO', 'x1'), content())
    expect(await keysOf(storage)).toEqual(ids.map(key))
  })

  test('keeps nothing of bytes that are others than were promised', async () => {
    const storage = open()
    const changed = {
      ...content(),
      open: () => Readable.from([Buffer.from('0123456789 出库照片')]),
    }
    await expect(storage.put(key('a1'), changed)).rejects.toMatchObject({
      reason: 'storage.unavailable',
    })
    expect(await storage.exists(key('a1'))).toBe(false)
    expect(await keysOf(storage)).toEqual([])
  })

  test('keeps nothing of a stream that breaks', async () => {
    const storage = open()
    const broken = {
      ...content(),
      open: () =>
        Readable.from(
          (async function* () {
            yield bytes.subarray(0, 4)
            throw new Error('the sender is gone')
          })(),
        ),
    }
    await expect(storage.put(key('a1'), broken)).rejects.toMatchObject({
      reason: 'storage.unavailable',
    })
    expect(await storage.exists(key('a1'))).toBe(false)
  })

  test.each(['../etc/passwd', 'upload/../../x', '/etc', 'a//b', 'a.b', 'upload/é', ''])(
    'takes %j for no key',
    async (bad) => {
      const storage = open()
      await expect(storage.put(bad, content())).rejects.toThrow('no key')
      await expect(storage.get(bad)).rejects.toThrow('no key')
    },
  )
})

test('a file on disk becomes content', async () => {
  writeFileSync(join(folder, 'made'), bytes)
  const made = await contentOf(join(folder, 'made'))
  expect(made).toMatchObject({ size: content().size, sha256: content().sha256 })
  expect(await buffer(made.open())).toEqual(bytes)
})

test('a half file of a crash is never listed, and taken away when it is old', async () => {
  const storage = diskStorage(folder)
  await storage.put(key('a1'), content())
  const home = join(folder, 'upload/WMS_DEMO/a1')
  writeFileSync(join(home, 'a1.part-0'), 'half')
  writeFileSync(join(home, 'a1.part-1'), 'half')
  mkdirSync(join(folder, 'up-x'))
  for (const old of [join(home, 'a1.part-0'), join(folder, 'up-x')]) utimesSync(old, 1, 1)
  expect(await keysOf(storage)).toEqual([key('a1')])
  await removeLeftovers(folder, new Date(Date.now() - 60_000).toISOString())
  expect(readdirSync(home).sort()).toEqual(['a1', 'a1.part-1'])
  expect(readdirSync(folder)).toEqual(['upload'])
})

describe('a bucket that has troubles', () => {
  const storage = () => s3Storage(store.settings, clock)

  test.each(['error', 'cut', 'silence'] as const)(
    'is asked again after %s, and tells when it stays so',
    async (fault) => {
      store.failWith(fault, fault)
      await storage().put(key('a1'), content())
      expect(await buffer(await storage().get(key('a1')))).toEqual(bytes)
      store.failWith(fault, fault, fault)
      await expect(storage().get(key('a1'))).rejects.toMatchObject({
        reason: 'storage.unavailable',
        status: 500,
      })
      expect(await storage().exists(key('a1'))).toBe(true)
    },
  )

  test('that cuts an answer never passes half a file off as whole', async () => {
    await storage().put(key('a1'), content())
    store.failWith('cutAnswer')
    await expect(storage().get(key('a1')).then(buffer)).rejects.toThrow()
  })

  test('refuses a wrong secret, which is not tried again', async () => {
    const before = store.calls()
    const wrong = s3Storage({ ...store.settings, secretKey: 'guessed' }, clock)
    await expect(wrong.put(key('a1'), content())).rejects.toMatchObject({
      reason: 'storage.unavailable',
    })
    expect(store.refused.at(-1)).toBe('SignatureDoesNotMatch')
    expect(store.calls() - before).toBe(1)
    expect(store.objects.size).toBe(0)
  })
})

describe('a signature', () => {
  // The examples of Amazon's own description of Signature Version 4 for S3.
  const credentials = {
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const empty = createHash('sha256').digest('hex')
  test.each([
    [
      'https://examplebucket.s3.amazonaws.com/test.txt',
      { range: 'bytes=0-9' },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
      {},
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
    [
      'https://examplebucket.s3.amazonaws.com/?lifecycle',
      {},
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
  ])('of %s is the published one', (address, headers, expected) => {
    const request = { method: 'GET', url: new URL(address), headers, sha256: empty }
    const { authorization } = signed(request, credentials, '2013-05-24T00:00:00.000Z')
    expect(authorization).toContain(`Signature=${expected}`)
  })
})
