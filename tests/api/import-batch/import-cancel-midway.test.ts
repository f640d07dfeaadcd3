// @postgres: a job that is cancelled while its transaction is open
import { expect, test } from 'vitest'
import { importSuite } from '../../support/imports.ts'
import { inboundWorkbook } from '../../support/workbooks.ts'

const { app, wizard, bill, orderOf, cancel } = importSuite('MIDWAY')

test('a file whose publishing is cancelled while it is being written is as it was before', async () => {
  const lines = Array.from({ length: 3000 }, () => ({ bill: bill(), container: '' }))
  const { id, version } = await wizard().upload(await inboundWorkbook(lines))
  await app().data('importBatch.publish', { id, version }, 'kf')
  const stage = async () => (await wizard().get(id)).progress?.stage
  await expect.poll(stage, { interval: 5 }).toBe('writing')
  await cancel(id)
  expect(await wizard().settled(id)).toMatchObject({ status: 'checked', findingCount: 0 })
  expect((await orderOf(bill())).status).toBe(404)
  const again = await wizard().get(id)
  expect(await wizard().publish(again)).toMatchObject({ status: 'published' })
  expect((await orderOf(bill())).body.data).toMatchObject({ totalPieces: 3000 * 16 })
})
