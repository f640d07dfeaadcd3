import { forkliftStatuses } from '@yuncang/shared/nouns/worker/rules'
import { carrier, driver, vehicle } from '@yuncang/shared/nouns/carrier/contract'
import { forklift, worker } from '@yuncang/shared/nouns/worker/contract'

const fleet = '13800000030'
const haulier = '13800000031'

/** Nobody's numbers and plates (docs/domain/demo.md#invented-parties). */
export const demoCarriers = [
  {
    carrierName: '青岛样例车队有限公司（虚构）',
    contacter: '车队调度',
    phone: fleet,
  },
  { carrierName: '日照演示物流有限公司（虚构）', contacter: '物流调度', phone: haulier },
].map((each) => carrier.create.input.parse(each))

/** By the phone of their carrier. */
export const demoVehicles = [
  { of: fleet, plateNo: '鲁B12345', trailerNo: '鲁B1234挂', tareWeight: '14800', frameWeight: '0' },
  { of: fleet, plateNo: '鲁B23456', trailerNo: '鲁B2345挂', tareWeight: '15200', frameWeight: '0' },
  { of: haulier, plateNo: '鲁LD12345', trailerNo: '', tareWeight: '6800' },
].map(({ of, ...each }) => ({ of, draft: vehicle.create.input.parse(each) }))

export const demoDrivers = [
  { of: fleet, name: '司机甲（虚构）', phone: '13800000001', licenseExpire: '2030-12-31' },
  { of: fleet, name: '司机乙（虚构）', phone: '13800000002', licenseExpire: '2029-06-30' },
  { of: haulier, name: '司机丙（虚构）', phone: '13800000003', licenseExpire: '2028-03-31' },
].map(({ of, ...each }) => ({ of, draft: driver.create.input.parse(each) }))

export const demoWorkers = [
  { name: '理货员甲（虚构）', workerType: ['2'], team: '一班', skill: '橡胶理货' },
  { name: '理货员乙（虚构）', workerType: ['2'], team: '二班', skill: '纸浆理货' },
  { name: '装卸工甲（虚构）', workerType: ['1'], team: '一班', skill: '拆箱' },
  { name: '装卸工乙（虚构）', workerType: ['1'], team: '一班', skill: '装车' },
  { name: '叉车工甲（虚构）', workerType: ['1'], team: '二班', skill: '叉车' },
  { name: '班长甲（虚构）', workerType: ['1', '2'], team: '二班', skill: '拆箱、理货' },
].map((each) => worker.create.input.parse(each))

export const demoForklifts = [
  { code: 'FL-01', name: '3 吨电动叉车', capacity: '3000' },
  { code: 'FL-02', name: '3 吨电动叉车', capacity: '3000' },
  { code: 'FL-03', name: '5 吨内燃叉车（软包夹）', capacity: '5000' },
  { code: 'FL-04', name: '10 吨内燃叉车', capacity: '10000', status: forkliftStatuses.inRepair },
].map((each) => forklift.create.input.parse(each))

/** Yuan for a dollar, newest month first; invented, near what they have been. */
export const demoDollars = [
  '7.124500',
  '7.131200',
  '7.118800',
  '7.152300',
  '7.168900',
  '7.190100',
  '7.204600',
  '7.188300',
] as const
