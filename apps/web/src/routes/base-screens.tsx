import { createRoute } from '@tanstack/react-router'
import { carrierSearch, driverSearch, vehicleSearch } from '../features/carrier/search.ts'
import { forkliftSearch, workerSearch } from '../features/worker/search.ts'
import { rateSearch } from '../features/fx-rate/search.ts'
import { paramSearch } from '../features/param/search.ts'
import { screensWith } from './lazy.ts'
import { rootRoute } from './root.tsx'

/* Who and what the warehouse works with, and what its parameters are. */

const carrierScreen = screensWith(() => import('../i18n/carrier.ts'))
const workerScreen = screensWith(() => import('../i18n/worker.ts'))
const fxRateScreen = screensWith(() => import('../i18n/fx-rate.ts'))
const paramScreen = screensWith(() => import('../i18n/param.ts'))

/** Carriers, vehicles and drivers share a tab. */
const ofCarriers = { title: 'carrier.title', tabKey: () => '/base/carrier/index' }

export const carrierRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/carrier/index',
  staticData: ofCarriers,
  validateSearch: carrierSearch,
  component: carrierScreen(() => import('../features/carrier/carrier-list.tsx'), 'CarrierList'),
})

export const vehicleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/carrier/vehicle',
  staticData: ofCarriers,
  validateSearch: vehicleSearch,
  component: carrierScreen(() => import('../features/carrier/vehicle-list.tsx'), 'VehicleList'),
})

export const driverRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/carrier/driver',
  staticData: ofCarriers,
  validateSearch: driverSearch,
  component: carrierScreen(() => import('../features/carrier/driver-list.tsx'), 'DriverList'),
})

/** Workers and forklifts share a tab. */
const ofWorkers = { title: 'worker.title', tabKey: () => '/base/worker/index' }

export const workerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/worker/index',
  staticData: ofWorkers,
  validateSearch: workerSearch,
  component: workerScreen(() => import('../features/worker/worker-list.tsx'), 'WorkerList'),
})

export const forkliftRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/worker/forklift',
  staticData: ofWorkers,
  validateSearch: forkliftSearch,
  component: workerScreen(() => import('../features/worker/forklift-list.tsx'), 'ForkliftList'),
})

export const fxRateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/base/fxRate/index',
  staticData: { title: 'fxRate.title' },
  validateSearch: rateSearch,
  component: fxRateScreen(() => import('../features/fx-rate/list.tsx'), 'RateList'),
})

export const paramRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/system/param/index',
  staticData: { title: 'param.title' },
  validateSearch: paramSearch,
  component: paramScreen(() => import('../features/param/list.tsx'), 'ParamList'),
})
