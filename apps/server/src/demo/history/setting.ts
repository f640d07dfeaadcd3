import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { driver, vehicle } from '@yuncang/shared/nouns/carrier/contract'
import { costStandard } from '@yuncang/shared/nouns/cost-code/contract'
import { costList } from '@yuncang/shared/nouns/cost-list/contract'
import { product } from '@yuncang/shared/nouns/product/contract'
import { eq } from '@yuncang/db/sql'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { addDrafts } from '../../kernel/master-data/service/use-cases.ts'
import { driverNoun, vehicleNoun } from '../../modules/carrier/service/noun.ts'
import { addStandardCodes } from '../../modules/cost-code/service/save.ts'
import { setStandardStopped } from '../../modules/cost-code/service/standard-stop.ts'
import { saveStandard } from '../../modules/cost-code/service/standards.ts'
import { setLineStopped } from '../../modules/cost-list/service/prices.ts'
import { setRules } from '../../modules/cost-list/service/rules.ts'
import { create as createCostList, enable } from '../../modules/cost-list/service/save.ts'
import { auditProducts, submitProducts } from '../../modules/product/service/audit.ts'
import { addProducts } from '../../modules/product/service/save.ts'
import { addLocations, type CodedDraft } from '../../modules/storage-location/service/add.ts'
import type { Simulation } from '../simulation.ts'
import { plates } from './loading.ts'
import type { Profile } from './profiles.ts'
import { coldAreaCode } from './shipment.ts'
import { tariffFor } from './tariffs.ts'
import { drivers } from './words.ts'

/* What a simulation that has been at work for months has besides the master data of every demo tenant. */

const moreProducts = [
  {
    productCode: 'RADIATA',
    productName: '辐射松锯材 KD 38×140',
    enName: 'Radiata pine, kiln-dried 38×140',
    hsCode: '4407119099',
    spec: '20 捆/箱，约 2.30 m³/捆',
    measuringUnit: 'MTQ',
    auxUnit: 'BDL',
    productType: '9',
  },
  {
    productCode: 'SPF',
    productName: '云杉-松-冷杉规格材 SPF',
    enName: 'Spruce-pine-fir dimension lumber',
    hsCode: '4407129100',
    spec: '18 捆/箱，约 2.42 m³/捆',
    measuringUnit: 'MTQ',
    auxUnit: 'BDL',
    productType: '9',
  },
  {
    productCode: 'LLDPE7042',
    productName: '线性低密度聚乙烯 LLDPE 7042',
    enName: 'Linear low-density polyethylene 7042',
    hsCode: '3901402000',
    spec: '25 kg/袋，55 袋/托',
    measuringUnit: 'TNE',
    auxUnit: 'BAG',
    productType: '7',
    unitWeight: '25',
  },
  {
    productCode: 'PP1100N',
    productName: '聚丙烯 PP 1100N',
    enName: 'Polypropylene 1100N',
    hsCode: '3902100090',
    spec: '25 kg/袋，55 袋/托',
    measuringUnit: 'TNE',
    auxUnit: 'BAG',
    productType: '7',
    unitWeight: '25',
  },
].map((each) => product.create.input.parse(each))

const two = (number: number) => String(number).padStart(2, '0')
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const bare = {
  areaType: '',
  maxWeight: null,
  maxVolume: null,
  maxPallet: null,
  allowMixCustomer: 0,
  allowMixLot: 1,
} as const

const areas = [
  { code: 'W3-E', name: '保税 E 区', areaType: '1', rows: 8, places: 12, pallets: 24 },
  { code: 'W3-F', name: '普货 F 区', areaType: '2', rows: 4, places: 10, pallets: 24 },
  { code: coldAreaCode, name: '冷藏 L 区', areaType: '5', rows: 3, places: 8, pallets: 26 },
] as const

/** A third warehouse with large places and a cold store. */
const moreLocations = (): CodedDraft[] => [
  { ...bare, code: 'W3', name: '三号立体仓', parentCode: '' },
  ...areas.flatMap(({ code, name, areaType, rows, places, pallets }) => [
    { ...bare, code, name, areaType, parentCode: 'W3' },
    ...upTo(rows).flatMap((row) => [
      { ...bare, code: `${code}-${two(row)}`, name: `${two(row)}排`, parentCode: code },
      ...upTo(places).map((place) => ({
        ...bare,
        code: `${code}-${two(row)}-${two(place)}`,
        name: `${two(place)}位`,
        parentCode: `${code}-${two(row)}`,
        maxPallet: pallets,
        maxWeight: String(pallets * 1600),
        maxVolume: String(pallets * 3),
      })),
    ]),
  ]),
]

/** Furnishes the simulation; gives the id of its cold area. */
export async function furnish(
  simulation: Simulation,
  { hasContracts }: Profile,
): Promise<string | undefined> {
  const { kf, sh, ck, sw } = simulation.as
  const coldAreaId = await ck.transaction(async (tx) => {
    const added = await addLocations(tx, ck, moreLocations(), (_index, error) => {
      throw error
    })
    return added.find(({ code }) => code === coldAreaCode)?.id
  })
  await kf.transaction(async (tx) => {
    const products = await addProducts(tx, kf, moreProducts)
    const ids = products.map(({ id }) => id)
    await submitProducts(tx, kf, { ids })
    await auditProducts(tx, sh, { ids, type: auditStatuses.passed, msg: '' })
  })
  await addFleet(simulation)
  if (!hasContracts) return coldAreaId
  await sw.transaction((tx) => addStandardCodes(tx, sw))
  await addListPrices(simulation)
  return coldAreaId
}

/** The trucks of the story and those who drive them. */
async function addFleet({ as: { ck } }: Simulation): Promise<void> {
  await ck.transaction(async (tx) => {
    const { carrier } = tx.t
    const [first] = await tx.select(carrier, eq(carrier.isDeleted, 0)).orderBy(carrier.id).limit(1)
    if (!first) return
    const carrierId = first.id
    const vehicles = plates
      .slice(0, 16)
      .map((plateNo, at) =>
        vehicle.create.input.parse({ plateNo, tareWeight: String(13_400 + at * 120), carrierId }),
      )
    await addDrafts(tx, ck, vehicleNoun, vehicles)
    const people = drivers.slice(3).map((name, at) =>
      driver.create.input.parse({
        name,
        phone: `138000000${String(at + 14)}`,
        licenseExpire: `${2028 + (at % 3)}-0${3 + at}-30`,
        carrierId,
      }),
    )
    await addDrafts(tx, ck, driverNoun, people)
  })
}

/** List prices for whoever has no contract, and sheets from which quotations are made. */
async function addListPrices(simulation: Simulation): Promise<void> {
  const { sw } = simulation.as
  const validFrom = addDays(today(simulation.now()), -30)
  const prices = [
    { feeCode: 'RKF', unit: '吨', price: '28' },
    { feeCode: 'CKF', unit: '吨', price: '24' },
    { feeCode: 'CCF', unit: '吨', price: '1.3' },
    { feeCode: 'XXF', unit: '箱', price: '360' },
    { feeCode: 'BGDL', unit: '票', price: '180' },
  ]
  for (const price of prices)
    await saveStandard(sw, costStandard.save.input.parse({ ...price, currency: 'CNY', validFrom }))
  await addStoppedPrice(simulation, validFrom)
  await addSheets(simulation)
}

/** A list price that was raised once and is not offered any more. */
async function addStoppedPrice({ as: { sw } }: Simulation, validFrom: string): Promise<void> {
  const given = { feeCode: 'QTF', unit: '单', currency: 'CNY', validFrom }
  const { id, version } = await saveStandard(
    sw,
    costStandard.save.input.parse({ ...given, price: '40' }),
  )
  const raised = await saveStandard(
    sw,
    costStandard.save.input.parse({ ...given, price: '50', id, version }),
  )
  const seen = { id, version: raised.version }
  const why = { operation: 'stop', reason: '改为逐单议价' }
  await setStandardStopped(sw, costStandard.setStopped.input.parse({ ...seen, ...why }))
}

/** Two sheets from which quotations are made, and one that is still being written; each after its kind. */
async function addSheets({ as: { sw } }: Simulation): Promise<void> {
  const sheets = [
    { name: '橡胶类标准费用清单', items: tariffFor('橡胶', false) },
    { name: '跨境电商费用清单（按托）', items: tariffFor('跨境', false) },
    { name: '冷链费用清单（拟定中）', items: tariffFor('冷链', false) },
  ]
  const made = []
  for (const sheet of sheets)
    made.push(await createCostList(sw, costList.create.input.parse(sheet)))
  for (const [at, rules] of rulesOf.entries()) {
    const { id, version } = made[at]!
    await setRules(sw, costList.setRules.input.parse({ id, version, rules }))
  }
  await enable(sw, { ids: made.slice(0, 2).map(({ id }) => id) })
  const stopped = made[0]!.items.find(({ feeCode }) => feeCode === 'XXF')!
  const why = { operation: 'stop', reason: '改由客户自有车队卸箱' }
  await setLineStopped(
    sw,
    costList.setLineStopped.input.parse({ ...why, detailId: stopped.detailId }),
  )
}

/** The billing rules of the first sheets. */
const rulesOf = [
  [
    {
      ruleCode: 'GZ01',
      feeCode: 'CCF',
      freeDays: 10,
      freeMode: 'DEDUCT',
      remark: '首年多 3 天免费',
    },
    {
      ruleCode: 'GZ02',
      feeCode: 'CKF',
      minCharge: '300',
      minScope: 'ORDER',
      remark: '每单最低 300 元',
    },
  ],
  [{ ruleCode: 'GZ01', calcMethod: 'DAY_UNIT', freeDays: 5, freeMode: 'DEDUCT', remark: '' }],
]
