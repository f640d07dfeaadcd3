import { withoutInvisible } from '../../validate/text.ts'

/*
 * What is left of a company's name when everything is gone that people write in one way here and in another there
 * (docs/domain/customer-merge.md#near-duplicates). Two names with one key are near duplicates, not surely the same company.
 */

const signs = /[\p{P}\p{S}\s]+/gu
const bracketed = /[(（[【〔]([^()（）[\]【】〔〕]*)[)）\]】〕]/gu

const endings = [
  '股份有限责任公司',
  '有限责任公司',
  '股份有限公司',
  '有限公司',
  '公司',
  'companylimited',
  'coltd',
  'corporation',
  'limited',
  'ltd',
  'inc',
  'llc',
]

/** The 31 regions of the mainland, as names of companies begin with them. */
const regions =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆'
const region = new RegExp(
  `^(?:中国)?(?:${regions})(?:省|市|壮族自治区|回族自治区|维吾尔自治区|自治区)?`,
  'u',
)
const onlyRegion = new RegExp(`${region.source}$`, 'u')

/** What is left of a name without its region still has to tell companies apart: 上海石化 is not 石化. */
const shortest = 4

export function customerNameKey(name: string): string {
  // A region in brackets stands where it might as well stand in front: 中远（上海）贸易 and 上海中远贸易.
  const flat = withoutInvisible(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(bracketed, (_, inside: string) => (onlyRegion.test(inside.trim()) ? '' : inside))
    .replace(signs, '')
  const core = withoutEnding(flat)
  const local = core.replace(region, '')
  return local.length >= shortest ? local : core
}

function withoutEnding(name: string): string {
  const ending = endings.find((each) => name.length > each.length && name.endsWith(each))
  return ending === undefined ? name : name.slice(0, -ending.length)
}

/** A credit code or another number of a company as it is compared: half width, in capitals, without signs. */
export const companyCodeKey = (code: string): string =>
  withoutInvisible(code).normalize('NFKC').toUpperCase().replace(signs, '')
