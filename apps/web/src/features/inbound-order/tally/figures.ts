import {
  planResult,
  type InboundPlan,
  type PlanResult,
} from '@yuncang/shared/nouns/inbound-plan/contract'
import { compare, divide, isDecimal, multiply, round } from '@yuncang/shared/kernel/decimal'
import { containersIn, doubtOf, planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { describeIssue } from '@yuncang/shared/issues'
import * as sentences from '@yuncang/shared/client-messages'
import type { Locale } from '@yuncang/shared/kernel/messages/types'

/** What was typed for a plan; a field that is not there follows the plan. */
export type Edit = Partial<Record<EditField, string>>
export type EditField = 'pieces' | 'pallets' | 'net' | 'gross' | 'damaged' | 'note'

const count = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined

/** What every field shows: as typed, else as planned, in proportion to the pieces that came (as the server has it). */
export function shownOf(plan: InboundPlan, edit: Edit): Record<EditField, string> {
  const pieces = edit.pieces ?? String(plan.planPieces)
  const came = count(pieces) ?? 0
  const follow = (whole: string) =>
    plan.planPieces === 0 || came === plan.planPieces
      ? whole
      : round(divide(multiply(whole, String(came)), String(plan.planPieces)), 'kg')
  const pallets =
    plan.planPieces === 0 ? plan.planPallet : Math.ceil((plan.planPallet * came) / plan.planPieces)
  const net = edit.net ?? follow(plan.planNet)
  const gross = follow(plan.planGross)
  const isBelow = isDecimal(net, 'kg') && compare(gross, net) < 0
  return {
    pieces,
    pallets: edit.pallets ?? String(pallets),
    net,
    gross: edit.gross ?? (isBelow ? net : gross),
    damaged: edit.damaged ?? '0',
    note: edit.note ?? '',
  }
}

export type Findings = Partial<Record<EditField, string>>

const fieldOf: Readonly<Record<string, EditField>> = {
  actPieces: 'pieces',
  actPallet: 'pallets',
  actNet: 'net',
  actGross: 'gross',
  damagePieces: 'damaged',
  note: 'note',
}

const number = (text: string | undefined): number | string | undefined =>
  text === undefined ? undefined : (count(text) ?? text)

/** What a plan came to, for the server, or what is wrong with it, by field. */
export function resultOf(
  plan: InboundPlan,
  edit: Edit,
  locale: Locale,
): { result?: PlanResult; findings: Findings } {
  const given = {
    id: plan.id,
    actPieces: number(edit.pieces ?? String(plan.planPieces)),
    actPallet: number(edit.pallets),
    actNet: edit.net?.trim(),
    actGross: edit.gross?.trim(),
    damagePieces: number(edit.damaged || undefined),
    note: edit.note,
  }
  const parsed = planResult.safeParse(given, { reportInput: true })
  if (!parsed.success) {
    const found = parsed.error.issues.map((issue) => [
      fieldOf[String(issue.path[0])] ?? 'pieces',
      describeIssue(issue, locale, sentences),
    ])
    return { findings: Object.fromEntries(found) }
  }
  const { actPieces: pieces, damagePieces: damaged } = parsed.data
  if (damaged > pieces) {
    const params = { no: plan.planNo, damaged, pieces }
    return { findings: { damaged: sentences.say(locale, 'inboundPlan.damagedAbove', params) } }
  }
  const { net, gross } = shownOf(plan, edit)
  if (compare(net, gross) > 0) {
    return {
      findings: { net: sentences.say(locale, 'inboundOrder.netAboveGross', { net, gross }) },
    }
  }
  return { result: parsed.data, findings: {} }
}

/** What is so unlike the plan that it may have been mistyped, in a sentence. */
export function doubtIn(plan: InboundPlan, result: PlanResult, locale: Locale): string | undefined {
  const { planNo, planPieces: pieces, planNet: net, planGross: gross } = plan
  const found = { pieces: result.actPieces, net: result.actNet, gross: result.actGross }
  const doubt = doubtOf(planNo, { pieces, net, gross }, found)
  return doubt && sentences.say(locale, doubt.reason, doubt.params)
}

/** Containers that nobody has opened, in a sentence. */
export function unopenedIn(plans: readonly InboundPlan[], locale: Locale): string | undefined {
  const unopened = plans.filter(({ status }) => status === planStatuses.waiting)
  const containers = containersIn(unopened, locale)
  return unopened.length > 0
    ? sentences.say(locale, 'inboundPlan.unopened', { containers })
    : undefined
}
