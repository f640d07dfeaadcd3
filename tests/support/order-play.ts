import type { TestApp } from './app.ts'
import type { Answer, Inbound, InboundStep } from './inbound-model.ts'
import { photograph } from './load-photos.ts'
import type { Outbound, OutboundStep } from './outbound-model.ts'

/* The steps of the models as calls of the real application, in WMS_ZJWL. */
const account = (who: string) => `${who}.zjwl`
const pieceTonnes = 1.26

/** The fields of a fee line, as far as the steps need them. */
export type Fee = {
  id: string
  version: number
  status: number
  source: string
  isMissingPrice: number
  createBy: string
  updateBy: string
}

export function orderPlay(app: TestApp, customerId: string, productId: string) {
  /** What a call came to: the rules of the machine are told by 403 and 409, nothing else may happen. */
  async function call(operation: string, input: object, who: string) {
    const { status, body } = await app.call(operation, input, account(who))
    const answers: Record<number, Answer> = { 200: 'ok', 403: 'denied', 409: 'refused' }
    const answer = answers[status]
    if (!answer) throw new Error(`${operation} by ${who}: ${status} ${JSON.stringify(body)}`)
    return { answer, data: body.data }
  }

  const book = (masterBillNo: string, pieces: number): Promise<{ id: string }> =>
    app.data(
      'inboundOrder.create',
      {
        masterBillNo,
        customerId,
        inboundType: '1',
        expectDate: '2025-03-03',
        inboundProductList: [
          {
            productCode: 'TSR20',
            productName: '20号标准胶 TSR20',
            planPieces: pieces,
            planPallet: pieces,
            planNet: (pieces * pieceTonnes * 1000).toFixed(3),
          },
        ],
      },
      account('kf'),
    )

  const inboundCalls: Record<InboundStep, (order: Inbound, short: number) => [string, object]> = {
    submit: ({ id }) => ['inboundOrder.updateList', { ids: [id], auditStatus: '1' }],
    withdraw: ({ id }) => ['inboundOrder.updateList', { ids: [id], auditStatus: '0' }],
    pass: ({ id }) => ['inboundOrder.audit', { id, type: 2 }],
    reject: ({ id }) => ['inboundOrder.audit', { id, type: 3, msg: '不符' }],
    remove: ({ id }) => ['inboundOrder.remove', { ids: [id] }],
    plan: ({ id }) => ['inboundOrder.generatePlan', { id }],
    card: ({ id }) => ['inboundOrder.setCard', { ids: [id], isCard: 1 }],
    start: ({ id }) => ['inboundPlan.start', { id }],
    finish: ({ id }) => ['inboundPlan.finish', { id, bizDate: '2025-03-03', restAsPlanned: 1 }],
    unFinish: ({ id }) => ['inboundPlan.unFinish', { id }],
    abort: ({ id }) => ['inboundPlan.abort', { id, reason: '改期' }],
    decide: ({ id }) => ['inboundOrder.decideDiffs', { id, decisions: [] }],
    complete: ({ id }) => ['inboundOrder.complete', { id }],
    undo: ({ id }) => ['inboundOrder.complete', { id, cancel: 1 }],
    close: ({ id }) => ['inboundOrder.close', { id }],
  }

  async function inbound(order: Inbound, step: InboundStep, who: string, short: number) {
    const [operation, input] = inboundCalls[step](order, short)
    if (step === 'finish' && short > 0) {
      const plans = await app.data('inboundPlan.list', { id: order.id }, account('admin'))
      const [plan] = plans
      const short1 = plan ? [{ id: plan.id, actPieces: order.pieces - short }] : []
      return (await call(operation, { ...input, plans: short1 }, who)).answer
    }
    if (step === 'decide') {
      const [line] = await app.data('inboundOrder.products', { id: order.id }, account('admin'))
      const decisions = [{ lineId: line.id, diffDecision: 'ACTUAL' }]
      return (await call(operation, { ...input, decisions }, who)).answer
    }
    return (await call(operation, input, who)).answer
  }

  const ask = async (of: Inbound, pieces: number, who: string) =>
    call(
      'outboundOrder.create',
      {
        masterBillNo: of.bill,
        customerId,
        outboundType: '1',
        bondInvtNo: 'QD420125E000000231',
        pickDate: '2025-04-05',
        lines: [{ productId, qty: (pieces * pieceTonnes).toFixed(4), pieces }],
      },
      who,
    )

  let plates = 0
  async function outbound(order: Outbound, step: OutboundStep, who: string, bizDate: string) {
    const { id } = order
    const truck = order.trucks.at(-1)
    switch (step) {
      case 'submit':
      case 'withdraw': {
        const { version } = await app.data('outboundOrder.get', { id }, account('admin'))
        return step === 'submit'
          ? call('outboundOrder.update', { id, version, auditStatus: 1 }, who)
          : call('outboundOrder.withdraw', { id, version }, who)
      }
      case 'pass':
        return call('outboundOrder.audit', { id, type: 2 }, who)
      case 'reject':
        return call('outboundOrder.audit', { id, type: 3, msg: '不符' }, who)
      case 'cancel':
      case 'closeShort':
        return call(`outboundOrder.${step}`, { id, msg: '客户取消' }, who)
      case 'finish':
        return call('outboundOrder.finish', { id }, who)
      case 'issue': {
        plates += 1
        const plateNo = `鲁B${String(plates).padStart(5, '0')}`
        const driver = { driverName: '司机甲（虚构）', driverPhone: '13800000001', trailerNo: '' }
        return call('outboundTruck.issue', { id, trucks: [{ plateNo, ...driver }] }, who)
      }
      case 'cancelTruck':
        return call('outboundTruck.cancel', { id: truck!.id, msg: '' }, who)
      case 'gateIn': {
        const { plate: plateNo, code: pickCode } = truck!
        const inside = await call('outboundTruck.gateIn', { id: truck!.id, plateNo, pickCode }, who)
        if (inside.answer === 'ok')
          await photograph(app, { id: truck!.id, orderId: id }, account(who))
        return inside
      }
      case 'load': {
        const [held] = await app.data('outboundOrder.allocations', { id }, account('admin'))
        const pieces = truck!.pieces + 1
        const qty = (pieces * pieceTonnes).toFixed(4)
        const loads = [{ allocationId: held?.id ?? id, qty, pieces }]
        return call('outboundTruck.load', { id: truck!.id, loads, signer: '司机甲' }, who)
      }
      case 'abort':
        return call('outboundTruck.abort', { id: truck!.id, msg: '改期' }, who)
      case 'gateOut':
        return call('outboundTruck.gateOut', { id: truck!.id, bizDate }, who)
    }
  }

  return { call, book, inbound, ask, outbound }
}
