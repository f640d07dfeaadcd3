import { error, quoted, type Finding } from './finding.ts'

const shape = /^QD\d{6}[IE]\d{9}$/

/** 核注清单号: QD, customs 4, year 2, I or E, serial 9 (docs/domain/values.md#bonded-inventory-number). */
export const checkBondedInventoryNo = (text: string): Finding | undefined =>
  text.length === 18 && shape.test(text)
    ? undefined
    : error('validate.bondedInventoryNo.shape', { value: quoted(text) })
