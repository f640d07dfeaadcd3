import { useTranslation } from 'react-i18next'
import {
  documentActionKeys,
  documentOf,
  type RecordedStep,
} from '../../records/history/history.tsx'
import { listed } from '../../lib/language.ts'
import type { Step } from './steps.ts'

/** The words of each step. */
export const stepKeys = {
  submit: 'outboundOrder.step.submit',
  pass: 'outboundOrder.step.pass',
  issue: 'outboundOrder.step.issue',
  finish: 'outboundOrder.step.finish',
  update: 'outboundOrder.step.update',
  withdraw: 'outboundOrder.step.withdraw',
  reject: 'outboundOrder.step.reject',
  closeShort: 'outboundOrder.step.closeShort',
  cancel: 'outboundOrder.step.cancel',
} as const satisfies Record<Step, string>

const actionKeys: Readonly<Record<string, string>> = {
  create: 'outboundOrder.action.create',
  update: 'outboundOrder.action.update',
  submit: 'outboundOrder.action.submit',
  withdraw: 'outboundOrder.action.withdraw',
  pass: 'outboundOrder.action.pass',
  reject: 'outboundOrder.action.reject',
  cancel: 'outboundOrder.action.cancel',
  issue: 'outboundOrder.action.issue',
  cancelTruck: 'outboundOrder.action.cancelTruck',
  gateIn: 'outboundOrder.action.gateIn',
  load: 'outboundOrder.action.load',
  unload: 'outboundOrder.action.unload',
  abort: 'outboundOrder.action.abort',
  gateOut: 'outboundOrder.action.gateOut',
  releaseWeight: 'outboundOrder.action.releaseWeight',
  closeShort: 'outboundOrder.action.closeShort',
  finish: 'outboundOrder.action.finish',
  send: 'outboundOrder.action.send',
  expire: 'outboundOrder.action.expire',
  extend: 'outboundOrder.action.extend',
  ...documentActionKeys,
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The plates of trucks that were sent together, each told with the number of its instruction. */
const platesOf = (sent: unknown): string[] =>
  Array.isArray(sent)
    ? sent.map((each: unknown) => (Array.isArray(each) ? asText(each[1]) : ''))
    : []

/** What was done to an order; of trucks, to which ones. */
export function useRecordWords(): (step: RecordedStep) => string {
  const { t } = useTranslation()
  return ({ action, fieldDiff }) => {
    const { truck, trucks, to } = fieldDiff
    const key = actionKeys[action]
    const plate = asText(truck?.before) || asText(truck?.after) || listed(platesOf(trucks?.after))
    const document = documentOf(fieldDiff)
    return [key === undefined ? action : t(key), plate, asText(to?.after), document]
      .filter(Boolean)
      .join(' ')
  }
}
