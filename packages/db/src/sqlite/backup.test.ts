import Database from 'better-sqlite3'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copySqlite } from './backup.ts'

let folder: string
let file: string
let writer: Database.Database

const rowsOfAMebibyte = 12

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-copy-'))
  file = join(folder, 'a.db')
  writer = new Database(file)
  writer.pragma('journal_mode = WAL')
  writer.exec(`create table __drizzle_migrations (created_at numeric);
    create table row (content blob)`)
  for (let row = 0; row < rowsOfAMebibyte; row += 1) commit()
})
afterEach(() => {
  writer.close()
  rmSync(folder, { recursive: true })
})

const commit = () => writer.prepare('insert into row values (randomblob(?))').run(1024 * 1024)

describe('a copy of a database', () => {
  it('is what it was at one moment, and ends, while others write without an end', async () => {
    const to = join(folder, 'b.db')
    const state = { isOver: false }
    const copying = copySqlite(file, to).finally(() => (state.isOver = true))
    let written = 0
    while (!state.isOver) {
      commit()
      written += 1
      await setImmediate()
    }
    expect(written).toBeGreaterThan(3)
    const { rows } = await copying
    expect(rows).toEqual({ row: rowsOfAMebibyte })
  })

  it('is one file, which only its owner reads', async () => {
    const to = join(folder, 'b.db')
    await copySqlite(file, to)
    expect(readdirSync(folder).filter((name) => name.startsWith('b'))).toEqual(['b.db'])
    expect(statSync(to).mode & 0o777).toBe(0o600)
  })

  it('is never written over a file that is there', async () => {
    await expect(copySqlite(file, file)).rejects.toThrow('EEXIST')
    expect(writer.prepare('select count(*) from row').pluck().get()).toBe(rowsOfAMebibyte)
  })
})
