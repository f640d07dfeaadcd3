import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { getFrom } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import { inTurn } from '@yuncang/shared/kernel/in-turn'
import { lastMonth } from '@yuncang/shared/kernel/calendar'
import { addDrafts } from '../../kernel/master-data/service/use-cases.ts'
import { carrierNoun, driverNoun, vehicleNoun } from '../../modules/carrier/service/noun.ts'
import { addRates } from '../../modules/param/service/fx-rate.ts'
import { auditProducts, submitProducts } from '../../modules/product/service/audit.ts'
import { brandNoun } from '../../modules/product/service/noun.ts'
import { addProducts } from '../../modules/product/service/save.ts'
import { addSingles } from '../../modules/product/service/single.ts'
import { addLocations } from '../../modules/storage-location/service/add.ts'
import { forkliftNoun, workerNoun } from '../../modules/worker/service.ts'
import type { Ctx } from '../../trpc/context.ts'
import type { Simulation } from '../simulation.ts'
import { demoLocations } from './locations.ts'
import {
  demoCarriers,
  demoDollars,
  demoDrivers,
  demoForklifts,
  demoVehicles,
  demoWorkers,
} from './people.ts'
import { demoBrands, demoProducts, demoSingles } from './products.ts'

/** The master data with which a demo tenant starts, all of it or none; rates are those of the months before its end. */
export const seedMasterData = ({ as, start, end }: Simulation): Promise<void> =>
  as.kf.transaction(async (tx) => {
    await seedProducts(tx, as.kf, as.sh)
    await addRates(tx, as.kf, dollars(start, end))
    await seedWarehouse(tx, as.ck)
  })

async function seedProducts(tx: Tx, clerk: Ctx, auditor: Ctx): Promise<void> {
  const products = await addProducts(tx, clerk, demoProducts())
  const brands = await addDrafts(tx, clerk, brandNoun, demoBrands)
  const byCode = new Map(products.map((row) => [row.productCode, row.id]))
  const byFactory = new Map(brands.map((row) => [row.factoryNo, row.id]))
  const singles = demoSingles.map(({ productCode, factoryNo, grade }) => ({
    productId: getFrom(byCode, productCode),
    brandId: getFrom(byFactory, factoryNo),
    grade,
  }))
  await addSingles(tx, clerk, singles)
  const ids = [...byCode.values()]
  await submitProducts(tx, clerk, { ids })
  await auditProducts(tx, auditor, { ids, type: auditStatuses.passed, msg: '' })
}

async function seedWarehouse(tx: Tx, keeper: Ctx): Promise<void> {
  await addLocations(tx, keeper, demoLocations(), (_index, error) => {
    throw error
  })
  const carriers = await addDrafts(tx, keeper, carrierNoun, demoCarriers)
  const byPhone = new Map(carriers.map((row) => [row.phone, row.id]))
  const owned = <D>({ of, draft }: { of: string; draft: D }) => ({
    ...draft,
    carrierId: getFrom(byPhone, of),
  })
  await addDrafts(tx, keeper, vehicleNoun, demoVehicles.map(owned))
  await addDrafts(tx, keeper, driverNoun, demoDrivers.map(owned))
  await addDrafts(tx, keeper, workerNoun, demoWorkers)
  await addDrafts(tx, keeper, forkliftNoun, demoForklifts)
}

/** Rates of the months up to the last one before the end, the newest first; eight at least. */
function dollars(start: number, end: number) {
  const rates: { currency: string; month: string; rate: string }[] = []
  const first = lastMonth(new Date(start).toISOString())
  let time = new Date(end).toISOString()
  for (let month = ''; rates.length < demoDollars.length || month > first;) {
    month = lastMonth(time)
    time = `${month.slice(0, 4)}-${month.slice(4)}-15T00:00:00.000Z`
    rates.push({ currency: 'USD', month, rate: inTurn(demoDollars, rates.length) })
  }
  return rates
}
