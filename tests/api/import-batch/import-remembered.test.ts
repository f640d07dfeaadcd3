// @postgres: one meaning of a value in place of another, row-level security
import { describe, expect, test } from 'vitest'
import { meaningSuite } from './meanings.ts'

/* What somebody has said of a value is remembered once, and for their tenant. */
const suite = meaningSuite('AGAIN')
const { app, wizard, mean, products, uploadProducts } = suite

describe('a unit that nobody knows', () => {
  test('is said anew in place of what was remembered', async () => {
    const pack = { measuringUnit: '大包' }
    await wizard().publish(await mean(await uploadProducts('大包'), pack, { measuringUnit: 'BAG' }))
    const next = await uploadProducts('大包')
    await wizard().publish(await mean(next, pack, { measuringUnit: 'PCS' }))
    expect(await uploadProducts('大包')).toMatchObject({
      meanings: [{ is: { measuringUnit: 'PCS' }, isRemembered: 1 }],
    })
  })

  test('is as unknown as before to another tenant, and where nobody is asked', async () => {
    const crate = { measuringUnit: '木箱' }
    const said = await mean(await uploadProducts('木箱'), crate, { measuringUnit: 'CTN' })
    await wizard().publish(said)
    expect(await uploadProducts('木箱')).toMatchObject({ findingCount: 0 })
    const at = 'kf.zjwl'
    const { body } = await app().upload('importBatch.product', await products('木箱'), 'a.xlsx', at)
    const theirs = await suite.settledFor(String(body.data.id), at)
    expect(theirs).toMatchObject({ findingCount: 1, meanings: [] })
    const answer = await app().upload('product.import', await products('木箱'), 'a.xlsx', 'kf')
    expect(answer.body).toMatchObject({ code: 400, data: { issues: [{ row: 2, column: 'B' }] } })
  })
})
