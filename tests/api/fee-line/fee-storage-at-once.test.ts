// @postgres: two runs of one month at once
import { expect, test } from 'vitest'
import { priced } from '../../support/fees.ts'
import { flat, storageSuite } from './storages.ts'

const { app, arrive } = storageSuite()

test('two runs of storage at once leave each line there once', async () => {
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
  await priced(app(), document.customer.id, [flat])
  const run = () =>
    app().call(
      'feeLine.runPeriod',
      { from: '2025-03-01', to: '2025-03-31', customerId: document.customer.id },
      'jf',
    )
  const answers = await Promise.all([run(), run(), run()])
  expect(answers.map(({ body }) => body.code)).toEqual([200, 200, 200])
  expect(await document.storage()).toEqual([['2025-03-10', '2025-03-31', '220.00', 0, 0]])
})
