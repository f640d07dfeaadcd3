// @postgres: rows by data scope in a job, a job that is cancelled while it reads
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { moment } from '../../support/jobs.ts'
import { exportSuite } from './exports.ts'

/* The file of an export while its worker writes it. */
const { app, start, exported, becomes, rowsOf } = exportSuite()

describe('the export of a list', () => {
  test('holds the rows that the person may see, and no others', async () => {
    const id = await exported({ list: 'customer' }, 'kh')
    start()
    await becomes(id, 'done', 'kh')
    expect(await rowsOf(id, 'kh')).toHaveLength(2)
  })

  test('leaves no file when it is cancelled in the middle', async () => {
    const disk = app().services.jobFiles
    const begun = moment()
    const rest = moment()
    const keep: typeof disk.keep = (key, stream, signal) => {
      const slowly = async function* () {
        for await (const piece of stream) {
          yield piece
          begun.reach()
          await rest.reached
        }
      }
      return disk.keep(key, Readable.from(slowly()), signal)
    }
    const id = await exported({ list: 'customer' })
    start({ ...app().services, jobFiles: { ...disk, keep } })
    await begun.reached
    await app().data('job.cancel', { id }, 'kf')
    rest.reach()
    await becomes(id, 'cancelled')
    expect(await readdir(join(app().services.config.dataDir, 'job-files'))).toEqual([])
    for await (const left of app().services.storage.list('job')) expect(left).toBeUndefined()
    expect((await app().call('job.download', { id }, 'kf')).body.data.reason).toBe('job.noFile')
  })
})
