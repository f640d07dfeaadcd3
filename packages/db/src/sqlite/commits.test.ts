import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isDiskFull } from '../core/failures.ts'
import { commitsOf, type Commits } from './commits.ts'

let folder: string
let writer: Database.Database
let reader: Database.Database
let commits: Commits
/** What happened, in its order. */
let log: string[]
/** The clock of the commits: nothing takes time unless a test says so. */
let ms: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-commits-'))
  writer = new Database(join(folder, 'test.db'))
  writer.pragma('journal_mode = WAL')
  writer.exec('create table note (word text not null unique)')
  reader = new Database(join(folder, 'test.db'), { readonly: true })
  ms = 0
  commits = commitsOf(writer, { now: () => ms })
  log = []
})

afterEach(() => {
  reader.close()
  writer.close()
  rmSync(folder, { recursive: true })
})

const stored = () => reader.prepare<[], string>('select word from note order by word').pluck().all()

const write = (word: string, { fails = false, takesMs = 0 } = {}) =>
  commits.run(
    async () => {
      writer.prepare('insert into note values (?)').run(word)
      ms += takesMs
      await Promise.resolve()
      log.push(`wrote ${word}, others see ${stored().join() || 'nothing'}`)
      if (fails) throw new Error(`no ${word}`)
      return word
    },
    () => void log.push(`committed ${word}`),
  )

const outcomes = async (all: Promise<string>[]) =>
  (await Promise.allSettled(all)).map((each) =>
    each.status === 'fulfilled' ? each.value : String(each.reason),
  )

describe('transactions that come together', () => {
  it('share one commit, and nobody sees or hears of any before it', async () => {
    expect(await outcomes([write('a'), write('b'), write('c')])).toEqual(['a', 'b', 'c'])
    expect(log).toEqual([
      'wrote a, others see nothing',
      'wrote b, others see nothing',
      'wrote c, others see nothing',
      'committed a',
      'committed b',
      'committed c',
    ])
    expect(stored()).toEqual(['a', 'b', 'c'])
  })

  it('do not put the commit of the first off for longer than 10 ms', async () => {
    await outcomes([write('a', { takesMs: 5 }), write('b', { takesMs: 6 }), write('c')])
    expect(log).toEqual([
      'wrote a, others see nothing',
      'wrote b, others see nothing',
      'committed a',
      'committed b',
      'wrote c, others see a,b',
      'committed c',
    ])
  })

  it('take back their own work when they fail, wherever they stand', async () => {
    const all = [
      write('a', { fails: true }),
      write('b'),
      write('c', { fails: true }),
      write('d'),
      write('e', { fails: true }),
    ]
    expect(await outcomes(all)).toEqual(['Error: no a', 'b', 'Error: no c', 'd', 'Error: no e'])
    expect(stored()).toEqual(['b', 'd'])
  })

  it('see what those before them wrote, as in transactions of their own', async () => {
    const [first, second] = await outcomes([write('a'), write('a')])
    expect(first).toBe('a')
    expect(second).toContain('UNIQUE')
    expect(stored()).toEqual(['a'])
  })

  it('all fail when the database gives up the whole transaction', async () => {
    const runsIntoFullDisk = () =>
      commits.run<string>(
        async () => {
          writer.exec('ROLLBACK')
          throw new Error('the disk is full')
        },
        () => void log.push('committed nothing'),
      )
    const all = [write('a'), runsIntoFullDisk(), write('b')]
    expect(await outcomes(all)).toEqual(['Error: the disk is full', 'Error: the disk is full', 'b'])
    expect(stored()).toEqual(['b'])
    expect(log.filter((each) => each.startsWith('committed'))).toEqual(['committed b'])
  })

  it('all fail when the commit does, and the next ones do not', async () => {
    writer.exec('create table child (of text references note (word) deferrable initially deferred)')
    writer.pragma('foreign_keys = ON')
    const orphan = commits.run(
      async () => {
        writer.exec(`insert into child values ('nobody')`)
        return 'orphan'
      },
      () => void log.push('committed orphan'),
    )
    const [first, second] = await outcomes([write('a'), orphan])
    expect(first).toContain('FOREIGN KEY')
    expect(second).toBe(first)
    expect(await outcomes([write('b')])).toEqual(['b'])
    expect(stored()).toEqual(['b'])
  })
})

describe('a transaction alone', () => {
  it('is committed though nobody follows', async () => {
    expect(await write('a')).toBe('a')
    expect(await write('b')).toBe('b')
    expect(stored()).toEqual(['a', 'b'])
  })

  it('that fails leaves nothing open', async () => {
    await expect(write('a', { fails: true })).rejects.toThrow('no a')
    expect(writer.inTransaction).toBe(false)
  })

  it('that cannot begin is refused, and the next one is not', async () => {
    writer.pragma('busy_timeout = 0')
    const other = new Database(join(folder, 'test.db'))
    other.exec('BEGIN IMMEDIATE')
    await expect(write('a')).rejects.toThrow('locked')
    other.exec('ROLLBACK')
    other.close()
    expect(await write('b')).toBe('b')
    expect(stored()).toEqual(['b'])
  })

  it('is on the disk once nothing is under way', async () => {
    const writing = write('a')
    await commits.idle()
    expect(stored()).toEqual(['a'])
    await writing
  })
})

describe('a disk that is full', () => {
  const pages = () => Number(writer.pragma('page_count', { simple: true }))
  const long = 'x'.repeat(50_000)

  it('refuses what has no room by a failure that is known, and keeps what was there', async () => {
    await write('before')
    writer.pragma(`max_page_count = ${pages() + 4}`)
    const [failed] = await Promise.allSettled([write(long)])
    expect(failed.status === 'rejected' && isDiskFull(failed.reason)).toBe(true)
    expect(stored()).toEqual(['before'])
  })

  it('takes nothing that is acknowledged along, and goes on as soon as there is room', async () => {
    await write('before')
    writer.pragma(`max_page_count = ${pages() + 4}`)
    const all = await Promise.allSettled([write('a'), write(long), write('b')])
    const kept = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(all[1].status).toBe('rejected')
    expect(stored()).toEqual(['before', ...kept].toSorted())
    writer.pragma('max_page_count = 1073741823')
    await write(long)
    expect(stored()).toContain(long)
  })
})
