import { error, quoted, type Finding } from './finding.ts'

const province = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]'
const usual = new RegExp(`^${province}[A-HJ-NP-Z][A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]$`)
// New energy, one longer: small cars carry the letter first, large ones last.
const newEnergy = new RegExp(
  `^${province}[A-HJ-NP-Z](?:[A-HJ-NP-Z][A-HJ-NP-Z0-9]\\d{4}|\\d{5}[A-HJ-NP-Z])$`,
)

/** 车牌 of 7 characters, or 8 for new energy (docs/domain/values.md#licence-plate). */
export const checkLicencePlate = (text: string): Finding | undefined =>
  (text.length === 7 && usual.test(text)) || (text.length === 8 && newEnergy.test(text))
    ? undefined
    : error('validate.licencePlate.shape', { value: quoted(text) })
