import Database from 'better-sqlite3'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkpointsOf, type Checkpoints } from './checkpoints.ts'

let folder: string
let file: string
let writer: Database.Database
let checkpoints: Checkpoints
let errors: unknown[]

const mebibyte = 1024 * 1024
const insert = () => writer.prepare('insert into row values (randomblob(?))')
const autoCheckpoint = () => writer.pragma('wal_autocheckpoint', { simple: true })
const logSize = () => statSync(`${file}-wal`).size

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-checkpoints-'))
  file = join(folder, 'a.db')
  writer = new Database(file)
  writer.pragma('journal_mode = WAL')
  writer.exec('create table row (content blob)')
  errors = []
})
afterEach(async () => {
  await checkpoints.close()
  writer.close()
  rmSync(folder, { recursive: true })
})

/** Commits a mebibyte at a time until `until` says so. */
async function commit(until: (commits: number) => boolean, reader?: () => void) {
  const row = insert()
  for (let commits = 0; !until(commits); commits += 1) {
    row.run(mebibyte)
    checkpoints.committed()
    reader?.()
    await setImmediate()
  }
}

const carriedOver = (): number =>
  Number((writer.pragma('wal_checkpoint(noop)') as { checkpointed: number }[])[0]?.checkpointed)

describe('checkpoints', () => {
  it('are left to the thread, which carries over what is committed', async () => {
    checkpoints = checkpointsOf(writer, file, (error) => errors.push(error))
    expect(autoCheckpoint()).toBe(0)
    // The pages of three commits are fewer than what is carried over at once.
    await commit((commits) => commits === 3)
    expect(carriedOver()).toBe(0)
    await commit((commits) => commits > 0 && carriedOver() > 700)
    expect(errors).toEqual([])
  })

  it('let the log begin anew however much is written', async () => {
    checkpoints = checkpointsOf(writer, file, (error) => errors.push(error))
    let beganAnew = 0
    let before = 0
    await commit(
      () => beganAnew === 3,
      () => {
        const [{ log } = { log: 0 }] = writer.pragma('wal_checkpoint(noop)') as { log: number }[]
        if (log < before) beganAnew += 1
        before = log
      },
    )
    expect(logSize()).toBeLessThan(statSync(file).size)
    expect(errors).toEqual([])
  })

  it('wait for whoever reads what was before, and go on after', async () => {
    checkpoints = checkpointsOf(writer, file, (error) => errors.push(error))
    insert().run(1)
    const reader = new Database(file, { readonly: true })
    reader.exec('begin')
    const rows = reader.prepare('select count(*) from row').pluck()
    expect(rows.get()).toBe(1)
    await commit((commits) => commits === 20)
    expect(rows.get()).toBe(1)
    expect(carriedOver()).toBeLessThan(100)
    reader.close()
    await commit(() => carriedOver() > 100)
    expect(errors).toEqual([])
  })

  it('are SQLite’s again when the thread fails, which is told', async () => {
    const other = join(folder, 'folder')
    mkdirSync(other)
    checkpoints = checkpointsOf(writer, other, (error) => errors.push(error))
    await commit(() => errors.length > 0)
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/open/) })])
    expect(autoCheckpoint()).toBe(1000)
    await commit(() => carriedOver() > 0)
  })
})
