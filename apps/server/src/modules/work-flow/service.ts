import { contractStatusLabels } from '@yuncang/shared/domain/contract'
import { orderStatusLabels } from '@yuncang/shared/domain/inbound-order'
import { planStatusLabels } from '@yuncang/shared/domain/inbound-plan'
import { outboundStatusLabels } from '@yuncang/shared/domain/outbound-order'
import { isParamKey, params, specOf } from '@yuncang/shared/domain/params'
import type { Locale } from '@yuncang/shared/messages/types'
import type { Ctx } from '../../trpc/context.ts'
import { valueOf } from '../param/service/param.ts'

type Words = Record<Locale, string>

/** The flows by the codes of their modules, each with its states in the order of its machine. */
const flows: Readonly<Record<string, Words & { states: Readonly<Record<string, Words>> }>> = {
  RKDD: { zh: '入库订单', en: 'Inbound orders', states: orderStatusLabels },
  RKJH: { zh: '入库计划', en: 'Inbound plans', states: planStatusLabels },
  CKDD: { zh: '出库订单', en: 'Outbound orders', states: outboundStatusLabels },
  HTGL: { zh: '合同管理', en: 'Contracts', states: contractStatusLabels },
}

const flowsIn = ({ call }: Ctx) =>
  Object.entries(flows).map(([flowCode, flow]) => ({
    flowCode,
    flowName: flow[call.locale],
    states: flow.states,
  }))

export const flowList = async (ctx: Ctx) => flowsIn(ctx)

/** The states of one flow, or of all. */
export const stepList = async (ctx: Ctx, input: { flowCode?: string | undefined }) =>
  flowsIn(ctx)
    .filter(({ flowCode }) => !input.flowCode || flowCode === input.flowCode)
    .flatMap(({ states, ...flow }) =>
      Object.entries(states).map(([status, words], sort) => ({
        ...flow,
        status,
        statusName: words[ctx.call.locale],
        sort,
      })),
    )

/** The rules that the tenant works by, with the values in force. */
export const ruleList = (ctx: Ctx) =>
  ctx.read((db) =>
    Promise.all(
      Object.keys(params)
        .filter(isParamKey)
        .map(async (ruleKey) => ({
          ruleKey,
          ruleName: specOf(ruleKey)[ctx.call.locale],
          ruleValue: await valueOf(db, ruleKey),
        })),
    ),
  )
