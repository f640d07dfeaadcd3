import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { contractStatusLabels } from '@yuncang/shared/nouns/contract/rules'
import { orderStatusLabels } from '@yuncang/shared/nouns/inbound-order/rules'
import { planStatusLabels } from '@yuncang/shared/nouns/inbound-plan/rules'
import { outboundStatusLabels } from '@yuncang/shared/nouns/outbound-order/rules'
import { isParamKey, params, specOf } from '@yuncang/shared/nouns/param/rules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Ctx } from '../../trpc/context.ts'
import { valueOf } from '../param/service/param.ts'

type Words = Record<Locale, string>

/** The flows by the codes of their modules, each with its states in the order of its machine. */
const flows: Readonly<Record<string, Words & { states: Readonly<Record<string, Words>> }>> = {
  [businessModules.inboundOrder]: {
    zh: '入库订单',
    en: 'Inbound orders',
    states: orderStatusLabels,
  },
  RKJH: { zh: '入库计划', en: 'Inbound plans', states: planStatusLabels },
  [businessModules.outboundOrder]: {
    zh: '出库订单',
    en: 'Outbound orders',
    states: outboundStatusLabels,
  },
  [businessModules.contract]: { zh: '合同管理', en: 'Contracts', states: contractStatusLabels },
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
