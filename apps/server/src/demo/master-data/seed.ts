import type { Tx } from '@yuncang/db/handle'
import { lastMonth } from '@yuncang/shared/domain/calendar'
import { addCarriers, addVehicles } from '../../modules/carrier/service/save.ts'
import { addDrivers } from '../../modules/carrier/service/driver.ts'
import { addRates } from '../../modules/param/service/fx-rate.ts'
import { auditProducts, submitProducts } from '../../modules/product/service/audit.ts'
import { addBrands } from '../../modules/product/service/brand.ts'
import { addProducts } from '../../modules/product/service/save.ts'
import { addSingles } from '../../modules/product/service/single.ts'
import { addLocations } from '../../modules/storage-location/service/add.ts'
import { addForklifts, addWorkers } from '../../modules/worker/service/save.ts'
import type { Ctx } from '../../trpc/context.ts'
import type { House } from '../house.ts'
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
export const seedMasterData = ({ as, end }: House): Promise<void> =>
  as.kf.transaction(async (tx) => {
    await seedProducts(tx, as.kf, as.sh)
    await addRates(tx, as.kf, dollars(new Date(end).toISOString()))
    await seedWarehouse(tx, as.ck)
  })

async function seedProducts(tx: Tx, clerk: Ctx, auditor: Ctx): Promise<void> {
  const products = await addProducts(tx, clerk, demoProducts())
  const brands = await addBrands(tx, clerk, demoBrands)
  const byCode = new Map(products.map((row) => [row.productCode, row.id]))
  const singles = demoSingles.map(([code, brand, grade]) => ({
    productId: byCode.get(code)!,
    brandId: brands[brand]!.id,
    grade,
  }))
  await addSingles(tx, clerk, singles)
  const ids = [...byCode.values()]
  await submitProducts(tx, clerk, ids)
  await auditProducts(tx, auditor, { ids, type: 2, msg: '' })
}

async function seedWarehouse(tx: Tx, keeper: Ctx): Promise<void> {
  await addLocations(tx, keeper, demoLocations(), (_index, error) => {
    throw error
  })
  const carriers = await addCarriers(tx, keeper, demoCarriers)
  const owned = <D>({ of, draft }: { of: number; draft: D }) => ({
    ...draft,
    carrierId: carriers[of]!.id,
  })
  await addVehicles(tx, keeper, demoVehicles.map(owned))
  await addDrivers(tx, keeper, demoDrivers.map(owned))
  await addWorkers(tx, keeper, demoWorkers)
  await addForklifts(tx, keeper, demoForklifts)
}

/** Rates of the months up to the last one. */
function dollars(now: string) {
  let time = now
  return demoDollars.map((rate) => {
    const month = lastMonth(time)
    time = `${month.slice(0, 4)}-${month.slice(4)}-15T00:00:00.000Z`
    return { currency: 'USD', month, rate }
  })
}
