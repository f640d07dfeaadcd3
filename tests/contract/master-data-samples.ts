import type { TestApp } from '../support/app.ts'
import { workbook } from '../support/workbooks.ts'
import type { Sample, World } from './samples.ts'

type Found = { id: string; version: number }

/** Rows of the demo that the samples change: of each noun one to be changed and another to be stopped. */
export type Master = Record<
  | 'product'
  | 'productBrand'
  | 'productSingle'
  | 'storageLocation'
  | 'carrier'
  | 'vehicle'
  | 'driver'
  | 'worker'
  | 'forklift'
  | 'fxRate',
  readonly [Found, Found]
> & {
  drafts: string[]
  submitted: string[]
}

export const sampleProduct = { productName: '样例商品', measuringUnit: 'PCS' }
export const sampleLocation = { name: '样例仓库', areaType: '1' }

export async function masterOf(app: TestApp): Promise<Master> {
  const two = async (noun: string): Promise<[Found, Found]> => {
    const { records } = await app.data(`${noun}.page`, { size: 2 }, 'admin')
    return records
  }
  const newProduct = async (): Promise<string> =>
    (await app.data('product.create', sampleProduct, 'kf')).id
  const drafts = [await newProduct()]
  const submitted = [await newProduct()]
  await app.data('product.submit', { ids: submitted }, 'kf')
  const location = async (code: string) =>
    app.data('storageLocation.create', { ...sampleLocation, code }, 'ck')
  const product = await two('product')
  return {
    product: [(await app.data('product.all', { keyword: 'RSS3' }, 'kf'))[0], product[0]].map(
      ({ id }) => ({ id, version: 3 }),
    ) as [Found, Found], // two of them
    productBrand: await two('productBrand'),
    productSingle: await two('productSingle'),
    storageLocation: [await location('SAMPLE-1'), await location('SAMPLE-2')],
    carrier: await two('carrier'),
    vehicle: await two('vehicle'),
    driver: await two('driver'),
    worker: await two('worker'),
    forklift: await two('forklift'),
    fxRate: await two('fxRate'),
    drafts,
    submitted,
  }
}

const of = (world: World, noun: Exclude<keyof Master, 'drafts' | 'submitted'>, which: 0 | 1) => {
  const { id, version } = world.master[noun][which]
  return { id, version }
}
const stopOf =
  (noun: Exclude<keyof Master, 'drafts' | 'submitted'>) =>
  (world: World): object => ({ ...of(world, noun, 1), isStop: 1, stopReason: '不再使用' })

const plate = (turn: number) => `鲁B9${String(turn).padStart(4, '0')}`
const phone = (turn: number) => `139000000${String(turn).padStart(2, '0')}`

export const masterDataSamples: Record<string, Sample> = {
  'product.page': { as: 'cw', input: () => ({ current: 1, size: 2, productName: '标准胶' }) },
  'product.get': { as: 'cw', input: (world) => ({ id: world.master.product[0].id }) },
  'product.select': { as: 'lh', input: () => ({ keyword: '橡胶' }) },
  'product.all': { as: 'lh', input: () => ({}) },
  'product.create': {
    as: 'kf',
    input: (_world, turn) => ({ ...sampleProduct, productCode: `SAMPLE-${turn}` }),
  },
  'product.update': {
    as: 'sw',
    input: (world) => ({
      ...of(world, 'product', 0),
      productName: '烟胶片 RSS3',
      measuringUnit: 'TNE',
    }),
  },
  'product.submit': { as: 'kf', input: (world) => ({ ids: world.master.drafts }) },
  'product.audit': {
    as: 'sh',
    input: (world) => ({ ids: world.master.submitted, type: 3, msg: '编码有误' }),
  },
  'product.setStopped': {
    as: 'kf',
    input: (world) => ({
      id: world.master.submitted[0]!,
      version: 3,
      isStop: 1,
      stopReason: '停产',
    }),
  },
  'product.import': {
    as: 'kf',
    upload: () =>
      workbook([
        ['商品名称', '计量单位', '商品编号'],
        ['导入商品', '吨', 'IMPORTED-1'],
      ]),
  },
  'product.template': { as: 'kf' },
  'productBrand.page': { as: 'lh', input: () => ({ size: 2, isStop: 0 }) },
  'productBrand.create': { as: 'kf', input: (_world, turn) => ({ brandName: `样例品牌${turn}` }) },
  'productBrand.update': {
    as: 'kf',
    input: (world) => ({ ...of(world, 'productBrand', 0), brandName: '改名品牌' }),
  },
  'productBrand.setStopped': { as: 'kf', input: stopOf('productBrand') },
  'productSingle.page': { as: 'lh', input: () => ({ size: 2, grade: 'TSR' }) },
  'productSingle.create': {
    as: 'kf',
    input: (world, turn) => ({
      productId: world.master.product[0].id,
      brandId: world.master.productBrand[0].id,
      grade: `等级${turn}`,
    }),
  },
  'productSingle.update': {
    as: 'kf',
    input: (world) => ({
      ...of(world, 'productSingle', 0),
      productId: world.master.product[0].id,
      brandId: world.master.productBrand[0].id,
      grade: '改等级',
    }),
  },
  'productSingle.setStopped': { as: 'kf', input: stopOf('productSingle') },

  'storageLocation.page': { as: 'kf', input: () => ({ size: 2, level: 1 }) },
  'storageLocation.areaTree': { as: 'mg' },
  'storageLocation.levelTree': { as: 'mg', input: () => ({}) },
  'storageLocation.select': { as: 'mg', input: () => ({ keyword: 'W1-A', areaType: '1' }) },
  'storageLocation.loads': { as: 'lh', input: () => ({}) },
  'storageLocation.create': {
    as: 'ck',
    input: (_world, turn) => ({ ...sampleLocation, code: `CREATED-${turn}` }),
  },
  'storageLocation.update': {
    as: 'ck',
    input: (world) => ({
      ...of(world, 'storageLocation', 0),
      ...sampleLocation,
      code: 'SAMPLE-1',
      maxPallet: 24,
    }),
  },
  'storageLocation.setStatus': {
    as: 'ck',
    input: (world) => ({
      ...of(world, 'storageLocation', 1),
      status: 0,
      statusReason: '屋顶维修',
    }),
  },
  'storageLocation.import': {
    as: 'ck',
    upload: () =>
      workbook([
        ['库位编码', '库位名称', '上级编码', '库区类型'],
        ['IMP-1', '导入仓库', '', '保税'],
        ['IMP-1-A', '导入库区', 'IMP-1', ''],
      ]),
  },
  'storageLocation.template': { as: 'ck' },

  'carrier.page': { as: 'mg', input: () => ({ size: 2, carrierName: '车队' }) },
  'carrier.create': { as: 'kf', input: (_world, turn) => ({ carrierName: `样例承运商${turn}` }) },
  'carrier.update': {
    as: 'ck',
    input: (world) => ({ ...of(world, 'carrier', 0), carrierName: '改名承运商' }),
  },
  'carrier.setStopped': { as: 'kf', input: stopOf('carrier') },
  'vehicle.page': { as: 'mg', input: () => ({ size: 2, plateNo: '鲁B' }) },
  'vehicle.create': { as: 'kf', input: (_world, turn) => ({ plateNo: plate(turn) }) },
  'vehicle.update': {
    as: 'ck',
    input: (world) => ({ ...of(world, 'vehicle', 0), plateNo: '鲁B88888' }),
  },
  'vehicle.setStopped': { as: 'kf', input: stopOf('vehicle') },
  'driver.page': { as: 'mg', input: () => ({ size: 2, blacklist: 0 }) },
  'driver.get': { as: 'ck', input: (world) => ({ id: world.master.driver[0].id }) },
  'driver.create': {
    as: 'kf',
    input: (_world, turn) => ({ name: '样例司机', phone: phone(turn), idNo: '11010519491231002X' }),
  },
  'driver.update': {
    as: 'ck',
    input: (world) => ({ ...of(world, 'driver', 0), name: '改名司机', phone: '13900000100' }),
  },
  'driver.setStopped': { as: 'kf', input: stopOf('driver') },
  'driver.setBlacklist': {
    as: 'kf',
    input: (world) => ({
      id: world.master.driver[1].id,
      version: world.master.driver[1].version + 1,
      blacklist: 1,
      blacklistReason: '闯卡',
    }),
  },
  'carDriver.list': { as: 'mg', input: () => ({ keyword: '鲁B' }) },

  'worker.page': { as: 'lh', input: () => ({ size: 2, workerType: '2' }) },
  'worker.workPeople': { as: 'lh', input: () => ({ team: '一班' }) },
  'worker.tallyMen': { as: 'lh', input: () => ({}) },
  'worker.create': { as: 'ck', input: () => ({ name: '样例工人', workerType: ['1'] }) },
  'worker.update': {
    as: 'ck',
    input: (world) => ({ ...of(world, 'worker', 0), name: '改名工人', workerType: ['1', '2'] }),
  },
  'worker.setStopped': { as: 'ck', input: stopOf('worker') },
  'forklift.page': { as: 'lh', input: () => ({ size: 2, status: 1 }) },
  'forklift.create': { as: 'ck', input: (_world, turn) => ({ code: `FL-NEW-${turn}` }) },
  'forklift.update': {
    as: 'ck',
    input: (world) => ({ ...of(world, 'forklift', 0), code: 'FL-90', status: 2 }),
  },

  'param.list': { as: 'lh', input: () => ({ paramKey: 'reserve.expireHours' }) },
  'param.set': {
    as: 'admin',
    input: () => ({ paramKey: 'reserve.expireHours', paramValue: '48', version: 0 }),
  },
  'param.reset': { as: 'admin', input: () => ({ paramKey: 'reserve.expireHours', version: 1 }) },
  'fxRate.page': { as: 'lh', input: () => ({ size: 2, currency: 'USD' }) },
  'fxRate.lastMonthUsd': { as: 'kf' },
  'fxRate.create': {
    as: 'jf',
    input: (_world, turn) => ({ currency: 'EUR', month: `20${10 + (turn % 80)}01`, rate: '7.8' }),
  },
  'fxRate.update': {
    as: 'sw',
    input: (world) => ({
      ...of(world, 'fxRate', 0),
      currency: 'JPY',
      month: '202001',
      rate: '0.047',
    }),
  },
}
