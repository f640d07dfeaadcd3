import { createRoute } from '@tanstack/react-router'
import { screensWith } from '../../routes/lazy.ts'
import { rootRoute } from '../../routes/root.tsx'
import { carrierSearch, vehicleSearch, driverSearch } from './search.ts'

const screen = screensWith(() => import('./words.ts'))

/** Carriers, vehicles and drivers share a tab. */
const ofCarriers = {
  title: { key: 'carrier.title', zh: '承运车辆', en: 'Carriers' },
  tabKey: () => '/base/carrier/index',
}

const carrierRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/carrier/index',
  staticData: { right: 'carrier:read', ...ofCarriers },
  validateSearch: carrierSearch,
  component: screen(() => import('./carrier-list.tsx'), 'CarrierList'),
})

const vehicleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/carrier/vehicle',
  staticData: { right: 'carrier:read', ...ofCarriers },
  validateSearch: vehicleSearch,
  component: screen(() => import('./vehicle-list.tsx'), 'VehicleList'),
})

const driverRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/carrier/driver',
  staticData: { right: 'carrier:read', ...ofCarriers },
  validateSearch: driverSearch,
  component: screen(() => import('./driver-list.tsx'), 'DriverList'),
})

export const carrierScreens = [carrierRoute, vehicleRoute, driverRoute] as const
