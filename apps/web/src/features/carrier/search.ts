import { flag, type Found, listSearch, searchOf, sortOf, text } from '../../lib/list-search.ts'

const carrierSortable = ['carrierCode', 'carrierName', 'createTime', 'updateTime'] as const
const vehicleSortable = ['plateNo', 'createTime', 'updateTime'] as const
const driverSortable = ['name', 'phone', 'licenseExpire', 'createTime', 'updateTime'] as const

/* What the lists of carriers, vehicles and drivers keep in their addresses, and what the server is asked for. */

export const carrierSearch = searchOf({ ...listSearch, carrierName: text, isStop: flag })
export type CarrierSearch = Found<typeof carrierSearch>
export const carrierQuery = ({ view: _view, ...search }: CarrierSearch) => ({
  ...search,
  ...sortOf(carrierSortable, search),
})

export const vehicleSearch = searchOf({
  ...listSearch,
  plateNo: text,
  carrierId: text,
  isStop: flag,
})
export type VehicleSearch = Found<typeof vehicleSearch>
export const vehicleQuery = ({ view: _view, ...search }: VehicleSearch) => ({
  ...search,
  ...sortOf(vehicleSortable, search),
})

export const driverSearch = searchOf({
  ...listSearch,
  name: text,
  phone: text,
  carrierId: text,
  blacklist: flag,
  isStop: flag,
})
export type DriverSearch = Found<typeof driverSearch>
export const driverQuery = ({ view: _view, ...search }: DriverSearch) => ({
  ...search,
  ...sortOf(driverSortable, search),
})
