// @postgres: two that take sheets at once
import { expect, test } from 'vitest'
import { statusAndReason } from '../../support/app.ts'
import { sheetSuite } from './sheets.ts'

const { app, take, settled, taken } = sheetSuite('ONCE')

test('a sheet of a file gets one batch, however often it is asked for', async () => {
  const batch = await taken([0, 1])
  expect(statusAndReason(await take({ ...batch, version: 1 }, [2]))).toEqual([409, 'record.stale'])
  const answers = await Promise.all([take(batch, [0, 1, 2]), take(batch, [1, 2])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { parts, version } = await settled(batch.id)
  expect(parts.map(({ sheet }) => sheet)).toEqual([0, 1, 2])
  const [, second] = parts
  await app().data('importBatch.discard', { id: second!.id, version: second!.version }, 'kf')
  await take({ id: batch.id, version }, [1])
  const again = (await settled(batch.id)).parts
  expect(again).toMatchObject([{ sheet: 0 }, { sheet: 1, status: 'checked' }, { sheet: 2 }])
  expect(again[1]!.id).not.toBe(second!.id)
})
