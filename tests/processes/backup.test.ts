import { inTenant, system } from '@yuncang/db/handle'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { patience } from '../support/patience.ts'
import { places } from '../support/places.ts'
import {
  remoteClient,
  runCommand,
  startProcess,
  type Place,
  type ServerProcess,
} from '../support/server-process.ts'

const order = (customerId: string, masterBillNo: string) => ({
  masterBillNo,
  customerId,
  inboundType: '1',
  expectDate: '2026-12-01',
  inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
})

const madeAfterwards = 'AFTER-1'

describe.each(['sqlite', 'postgres'] as const)('backup and restore on %s', (engine) => {
  const at = places(engine)
  const folders = mkdtempSync(join(tmpdir(), 'yuncang-backup-'))
  const backup = join(folders, 'backup')
  const acknowledged: string[] = []
  let place: Place
  /** Where the backup is restored to, and looked at from all sides. */
  let target: Place
  let server: ServerProcess | undefined
  let restoredBills: string[] = []
  let before = 0
  let said = ''

  const billsOf = (of: Place) =>
    at.look(of, (db) =>
      db.read(inTenant('WMS_DEMO'), async (read) => {
        const orders = await read.select(read.t.inboundOrder)
        return orders.map((row) => row.masterBillNo)
      }),
    )

  beforeAll(async () => {
    place = await at.withDemo()
    target = await at.fresh()
    const { address } = (server = await startProcess(place))
    mkdirSync(join(place.folder, 'blobs/ab'), { recursive: true })
    writeFileSync(join(place.folder, 'blobs/ab/certificate.pdf'), 'a document')
    mkdirSync(join(place.folder, 'uploads/up-1'), { recursive: true })
    writeFileSync(join(place.folder, 'uploads/up-1/file'), 'half of something')
    const client = remoteClient(() => address)
    const { records } = await client.data('customer.page', { customerName: '样例橡胶' }, 'kf')
    const load = { isOver: false }
    const lane = async (name: number) => {
      for (let turn = 0; !load.isOver; turn += 1) {
        const bill = `SAVE${name}-${String(turn).padStart(5, '0')}`
        await client.data('inboundOrder.create', order(String(records[0].id), bill), 'kf')
        acknowledged.push(bill)
      }
    }
    const lanes = [0, 1].map(lane)
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), patience)
    before = acknowledged.length
    const ended = await runCommand('backup', ['--to', backup], place)
    const after = acknowledged.length
    load.isOver = true
    await Promise.all(lanes)
    said = ended.said
    expect([ended.code, said]).toEqual([0, expect.stringContaining('Backed up to')])
    expect(after).toBeGreaterThan(before)
  })
  afterAll(async () => {
    await server?.kill()
    await at.close()
    rmSync(folders, { recursive: true, force: true })
  })

  test('a backup that is damaged, newer or of the other database is refused before anything is touched', async () => {
    const manifest = join(backup, 'manifest.json')
    const whole = readFileSync(manifest, 'utf8')
    const refusal = async () => {
      const { code, said: words } = await runCommand('restore', ['--from', backup], target)
      expect(code).toBe(1)
      return words
    }
    const told = JSON.parse(whole) as { files: { path: string }[] } // written by the backup
    const victim = join(backup, told.files.find(({ path }) => !path.startsWith('files/'))!.path)
    const bytes = readFileSync(victim)
    const flipped = Buffer.from(bytes)
    flipped[flipped.length >> 1]! ^= 1
    writeFileSync(victim, flipped)
    expect(await refusal()).toContain('is not what its manifest says')
    writeFileSync(victim, bytes)
    for (const [change, words] of [
      [{ schema: 9_999_999_999_999 }, 'newer version'],
      [{ engine: engine === 'sqlite' ? 'postgres' : 'sqlite' }, 'Check DATABASE_URL'],
      [{ format: 2 }, 'cannot be read'],
    ] as const) {
      writeFileSync(manifest, JSON.stringify({ ...told, ...change }))
      expect(await refusal()).toContain(words)
    }
    rmSync(manifest)
    expect(await refusal()).toContain('no whole backup')
    writeFileSync(manifest, whole)
    expect(readdirSync(target.folder)).toEqual([])
  })

  test('taken under load and restored elsewhere, it holds what was acknowledged before, and people can work', async () => {
    const restored = await runCommand('restore', ['--from', backup], target)
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Restored')])
    restoredBills = await billsOf(target)
    const bills = new Set(restoredBills)
    expect(acknowledged.slice(0, before).filter((bill) => !bills.has(bill))).toEqual([])
    for (const tenant of ['WMS_DEMO', 'WMS_ZJWL']) {
      const breaches = await at.look(target, (db) =>
        db.read(inTenant(tenant), async (read) => [
          ...(await breachesOfStock(read)),
          ...(await breachesOfFees(read)),
        ]),
      )
      expect(breaches).toEqual([])
    }
    const again = await startProcess(target)
    try {
      const client = remoteClient(() => again.address)
      const { records } = await client.data('customer.page', { customerName: '样例橡胶' }, 'kf')
      const made = await client.data(
        'inboundOrder.create',
        order(String(records[0].id), madeAfterwards),
        'kf',
      )
      const numbers = await at.look(target, (db) =>
        db.read(inTenant('WMS_DEMO'), async (read) =>
          (await read.select(read.t.inboundOrder)).map((row) => row.orderNo),
        ),
      )
      expect(numbers.filter((each) => each === made.orderNo)).toHaveLength(1)
      expect(new Set(numbers).size).toBe(numbers.length)
    } finally {
      await again.kill()
    }
  })

  test('it takes the files of the data folder along, but no upload in passing', () => {
    const file = join(target.folder, 'blobs/ab/certificate.pdf')
    expect(readFileSync(file, 'utf8')).toBe('a document')
    expect(readdirSync(target.folder)).not.toContain('uploads')
  })

  if (engine === 'sqlite')
    test('a database that a server has open is not replaced', async () => {
      const refused = await runCommand('restore', ['--from', backup, '--force'], place)
      expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('Stop the server')])
    })

  test('every row comes back as it was', async () => {
    const still = join(folders, 'still')
    await server?.kill()
    expect((await runCommand('backup', ['--to', still], place)).code).toBe(0)
    const empty = await at.fresh()
    expect((await runCommand('restore', ['--from', still], empty)).code).toBe(0)
    const all = (of: Place) =>
      at.look(of, (db) =>
        db.read(system('test'), async (read) => {
          const found: Record<string, string[]> = {}
          for (const [name, table] of Object.entries(read.t)) {
            const rows = await read.select(table)
            found[name] = rows.map((row) => JSON.stringify(row)).sort()
          }
          return found
        }),
      )
    expect(await all(empty)).toEqual(await all(place))
  })

  test('a place that is taken is left alone unless replacing it is asked for', async () => {
    const refused = await runCommand('restore', ['--from', backup], target)
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('--force')])
    expect(await billsOf(target)).toContain(madeAfterwards)
    const forced = await runCommand('restore', ['--from', backup, '--force'], target)
    expect([forced.code, forced.said]).toEqual([0, expect.stringContaining('Restored')])
    expect(await billsOf(target)).toEqual(restoredBills)
    expect(readdirSync(target.folder).some((name) => name.startsWith('before-restore-'))).toBe(true)
  })
})
