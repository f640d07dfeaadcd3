// @postgres: what one reads of orders, manifests and fees may be older than what another has just committed
import { eq } from '@yuncang/db/sql'
import { expect, test } from 'vitest'
import { anotherClient } from '../../support/another-client.ts'
import { statusAndReason, type Answer } from '../../support/app.ts'
import { beside } from '../../support/beside.ts'
import { flatLine, newCustomer, type Made } from '../../support/contracts.ts'
import { engineOfRun } from '../../support/database.ts'
import { priced } from '../../support/fees.ts'
import { boxes, inboundSuite, oneLine } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, bill, draft, submitted, audited, received, customerNamed, demo } = suite
const onPostgres = test.runIf(engineOfRun === 'postgres')

type Another = Awaited<ReturnType<typeof anotherClient>>
type Call = () => Promise<Answer>

/** A call is held where it waits for its turn among the numbers, until another has committed something. */
async function overtaken(write: Call, overtake: (other: Another) => Promise<unknown>) {
  const other = await anotherClient(app().database.ownerUrl)
  await other.query('lock table number_sequence in access exclusive mode')
  let isThrough = false
  const answer = write().finally(() => (isThrough = true))
  await expect.poll(async () => isThrough || (await other.waiting()) === 1).toBe(true)
  await overtake(other)
  await other.commit()
  return statusAndReason(await answer)
}

const held = (lock: string, ...params: string[]) => ({
  ownerUrl: app().database.ownerUrl,
  lock,
  params,
})
const heldOrder = (id: string) => held('select id from inbound_order where id = $1 for update', id)

const strangers = async (n: number): Promise<Made> => {
  const customerId = await customerNamed('青岛示范仓储')
  const given = { splitSeq: 1, masterBillNo: bill(n), customerId }
  return app().data('inboundOrder.create', await draft(given), 'kf')
}
const takesBill = (id: string, masterBillNo: string) => (other: Another) =>
  other.query('update inbound_order set master_bill_no = $2 where id = $1', [id, masterBillNo])

onPostgres(
  'a bill of lading that another customer has just booked a part of is refused',
  async () => {
    const { id } = await strangers(2)
    const given = await draft({ splitSeq: 2 })
    const create = () => app().call('inboundOrder.create', given, 'kf')
    expect(await overtaken(create, takesBill(id, bill()))).toEqual([
      409,
      'inboundOrder.billOfOther',
    ])
  },
)

onPostgres('so is one that the order of another customer comes to carry', async () => {
  const { id, version } = await strangers(2)
  const change = { id, version, masterBillNo: bill() }
  const given = await draft({ splitSeq: 2 })
  const update = () => app().call('inboundOrder.update', change, 'kf')
  const create = () => app().call('inboundOrder.create', given, 'kf')
  expect(await beside(heldOrder(id), [update, create])).toEqual([
    [200, undefined],
    [409, 'inboundOrder.billOfOther'],
  ])
})

const manifestLines = [{ manifestPieces: 64, manifestGross: '81920', packType: '1' }]

onPostgres('a manifest by which a delivery has just been completed stays as it is', async () => {
  const { id } = await received()
  const given = { masterBillNo: bill(), revision: 0, inboundManifestList: manifestLines }
  const save = () => app().call('inboundManifest.save', given, 'kf')
  const complete = (other: Another) =>
    other.query('update inbound_order set order_status = 6 where id = $1', [id])
  expect(await overtaken(save, complete)).toEqual([409, 'inboundManifest.fixed'])
})

onPostgres('a delivery is not completed without the manifest that has just come', async () => {
  const { id } = await received()
  const complete = () => app().call('inboundOrder.complete', { id, cancel: 0 }, 'kf')
  const write = (other: Another) =>
    other.query(
      `insert into inbound_manifest (id, tenant_node, master_bill_no, line_no, manifest_pieces, pack_type, consignee,
        mark, revision, create_by, create_time) values ($1, 'WMS_DEMO', $1, 1, 64, '1', '', '', 1, 'u', now())`,
      [bill()],
    )
  expect(await overtaken(complete, write)).toEqual([409, 'inboundManifest.unconfirmed'])
})

/** An order in a box of its own, of a customer with prices. */
const charged = async () => {
  const customerId = await newCustomer(app(), `同时客户${bill()}`)
  await priced(app(), customerId, [flatLine])
  return (n: number) => ({ customerId, masterBillNo: bill(n), ...oneLine({}, boxes[n]) })
}

onPostgres('of two orders that are passed at once, the first uses up the credit', async () => {
  const of = await charged()
  const [one, two] = [await submitted(of(1)), await submitted(of(2))]
  await app().services.db.transaction(demo, async (tx) => {
    const { customer: t } = tx.t
    await tx.update(t, { creditLimit: '0' }, eq(t.id, one.customerId))
  })
  const pass = (id: string) => () => app().call('inboundOrder.audit', { id, type: 2 }, 'sh')
  expect(await beside(heldOrder(one.id), [pass(one.id), pass(two.id)])).toEqual([
    [200, undefined],
    [409, 'customer.creditExceeded'],
  ])
})

onPostgres('fees that are priced anew while their order is given up go with it', async () => {
  const of = await charged()
  const { id } = await audited(of(1))
  const rerate = () => app().call('feeLine.rerate', { businessId: id }, 'jf')
  const remove = () => app().call('inboundOrder.remove', { ids: [id] }, 'kf')
  const lock = held('lock table inbound_product in access exclusive mode')
  const answers = await beside(lock, [rerate, remove])
  expect(answers.map(([status]) => status)).toEqual([200, 200])
  const lines = await app().data('feeLine.ofBusiness', { businessId: id }, 'jf')
  expect(lines.map(({ status }: Made) => status)).toEqual([9])
})
