import { checkCreditCode } from './credit-code.ts'
import { error, quoted, type Finding } from './finding.ts'

const shape = /^[0-9A-Z]+$/
const lengths = [15, 17, 18, 20]

/**
 * 纳税人识别号, in capitals: with 18 characters it is the credit code, older and personal ones have 15, 17 or 20. An
 * overseas or individual customer (isVisual 1) needs none.
 */
export function checkDutyNumber(text: string, isVisual = false): Finding | undefined {
  if (isVisual) return undefined
  if (text === '') return error('validate.dutyNumber.empty')
  if (!lengths.includes(text.length) || !shape.test(text))
    return error('validate.dutyNumber.shape', { value: quoted(text) })
  return text.length === 18 ? checkCreditCode(text) : undefined
}
