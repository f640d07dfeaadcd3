import { demoAccounts } from '@yuncang/server/demo/tenants'
import { containerNo } from './containers.ts'
import { goods } from './inbound.ts'
import type { RemoteClient, Reply } from './server-process.ts'

/* People at work in WMS_DEMO while the server is killed: every step has a key, so that it can be asked for again. */
export type Step = {
  operation: string
  input: object
  as: string
  key: string
}
export type Done = Step & { data: any }

export type Work = {
  /** What the server said yes to. */
  done: Done[]
  /** What was under way when the server went. */
  open: Step[]
}

/** Bills whose goods lie in the warehouse before the work begins. */
export const stockBills = 10
export const stockBill = (turn: number): string => `STOCK-${turn % stockBills}`

type Given = { client: RemoteClient; customerId: string; productId: string; round: number }

/** Five lanes of work that end when `isOver`; a step that gets no answer is kept as open and ends its lane. */
export function killLoad({ client, customerId, productId, round }: Given) {
  const work: Work = { done: [], open: [] }
  const life = { isOver: false }
  let keys = 0

  async function step(operation: string, input: object, as: string): Promise<any> {
    keys += 1
    const asked: Step = { operation, input, as, key: `kill-${round}-${keys}` }
    const reply = await send(client, asked).catch(() => undefined)
    if (reply === undefined) {
      work.open.push(asked)
      life.isOver = true
      throw new Error('gone')
    }
    if (reply.code !== 200) throw new Error(`${operation}: ${JSON.stringify(reply)}`)
    work.done.push({ ...asked, data: reply.data })
    return reply.data
  }

  const receive = async (lane: number, turn: number) => {
    // A container comes with one open order at a time.
    const box = containerNo(round * 10_000 + lane * 1000 + turn)
    const one = { planPieces: 1, planPallet: 1, planNet: '1260', planGross: '1280' }
    const { id } = await step(
      'inboundOrder.create',
      {
        masterBillNo: `KILL${round}${lane}-${String(turn).padStart(4, '0')}`,
        customerId,
        inboundType: '1',
        expectDate: '2026-12-01',
        inboundContainerList: [{ containerNo: box, containerSize: '20GP' }],
        inboundProductList: [goods(box, { ...one, planVolume: '2.03' })],
        auditStatus: 1,
      },
      'kf',
    )
    await step('inboundOrder.audit', { id, type: 2 }, 'sh')
    await step('inboundOrder.generatePlan', { id }, 'ck')
    await step('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
    await step('inboundPlan.start', { id }, 'lh')
    await step('inboundPlan.finish', { id, restAsPlanned: 1, bizDate: '2025-03-03' }, 'lh')
  }
  const hold = async (_lane: number, turn: number) => {
    const { id } = await step(
      'outboundOrder.create',
      {
        masterBillNo: stockBill(turn),
        customerId,
        outboundType: '1',
        pickDate: '2026-12-20',
        lines: [{ productId, qty: '1.26', pieces: 1 }],
        auditStatus: 1,
      },
      'kf',
    )
    await step('outboundOrder.audit', { id, type: 2, msg: '' }, 'sh')
  }
  const charge = async () => {
    await step('feeLine.runPeriod', { from: '2025-03-01', to: '2025-03-31', customerId }, 'jf')
  }
  // A phone gets its next code after a minute: one code for each account and round.
  const phones = demoAccounts().flatMap(({ phone }) => phone ?? [])
  const notify = async (_lane: number, turn: number) => {
    const phone = phones[round * 8 + turn]
    if (turn >= 8 || phone === undefined) throw new Error('no phones left')
    await client.call('phoneCode.send', { phone })
  }

  // Looked at from the start, so that an end which comes early has somebody who knows of it.
  const ended = Promise.allSettled(
    [receive, receive, hold, charge, notify].map(async (kind, lane) => {
      for (let turn = 0; !life.isOver; turn += 1) await kind(lane, turn)
    }),
  )
  return {
    work,
    /** Resolves when the server is gone; whatever a lane ended with before that is thrown. */
    async over(): Promise<void> {
      life.isOver = true
      for (const end of await ended) {
        if (end.status === 'fulfilled') continue
        if (!/gone|no phones left|fetch failed/.test(String(end.reason))) throw end.reason
      }
    },
  }
}

/** A step with its key: the first time, or once more. */
export const send = (client: RemoteClient, { operation, input, as, key }: Step): Promise<Reply> =>
  client.call(operation, input, as, { 'idempotency-key': key })
