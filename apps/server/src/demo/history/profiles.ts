/** What a tenant lives on: how much comes and goes in six months, and of what. */
export type Profile = {
  /** Inbound orders in six months. */
  readonly orders: number
  /** Product codes; those that come more often stand here more often. */
  readonly goods: readonly string[]
  readonly inboundTypes: readonly string[]
  readonly businessType: string
  readonly outboundTypes: readonly string[]
  /** Letters of bills of lading and the port. */
  readonly port: string
  readonly portName: string
  /** Days that a part of the goods stays, at least and at most. */
  readonly dwell: readonly [least: number, most: number]
  /** Contracts of every status; a tenant with little has none. */
  readonly hasContracts: boolean
}

const warehouse = {
  inboundTypes: ['1', '1', '1', '1', '2', '4'],
  businessType: '1',
  outboundTypes: ['1', '1', '1', '2', '3'],
  port: 'QD',
  portName: '青岛',
  dwell: [6, 24],
  hasContracts: true,
} as const

const rubber = ['TSR20', 'TSR20', 'TSR20', 'RSS3', 'SVR3L']
const paper = ['NBSK', 'NBSK', 'BHKP', 'KLB175', 'FLU120']
const timber = ['RADIATA', 'SPF']
const plastics = ['LLDPE7042', 'PP1100N', 'PVC-SG5']
const frozen = ['COD', 'BEEF']
const parcels = ['STROLLER', 'STROLLER', 'FORMULA', 'FORMULA', 'MASK', 'MASK', 'COFFEE']

const profiles: Readonly<Record<string, Profile>> = {
  WMS_DEMO: {
    ...warehouse,
    orders: 120,
    goods: [...rubber, ...paper, ...timber, ...plastics, ...frozen, 'TYRE-BUS', 'COFFEE'],
  },
  WMS_ZJWL: {
    ...warehouse,
    orders: 120,
    goods: [...rubber, ...rubber, ...paper, ...timber, ...plastics],
  },
  WMS_WHWL: {
    ...warehouse,
    orders: 60,
    goods: [...parcels, ...parcels, 'TYRE-BUS', 'TYRE-CAR'],
    businessType: '3',
    inboundTypes: ['1', '1', '1', '2', '5'],
    port: 'WH',
    portName: '威海',
  },
  WMS_RZLG: {
    ...warehouse,
    orders: 60,
    goods: ['NR-FUT', 'NR-FUT', 'NR-FUT', 'SP-FUT', 'SP-FUT', 'TSR20', 'NBSK'],
    businessType: '4',
    inboundTypes: ['1', '1', '1', '6'],
    outboundTypes: ['6', '6', '1'],
    port: 'RZ',
    portName: '日照',
  },
  WMS_HD: {
    ...warehouse,
    orders: 48,
    goods: [...rubber, ...plastics, 'TYRE-CAR', 'BEEF', 'STROLLER'],
    businessType: '5',
    inboundTypes: ['1'],
    dwell: [2, 9],
  },
  WMS_LOCK: { ...warehouse, orders: 8, goods: ['TSR20', 'NBSK'], hasContracts: false },
}

/** The life of a demo tenant. RangeError for another. */
export function profileOf(tenantNode: string): Profile {
  const profile = profiles[tenantNode]
  if (!profile) throw new RangeError(`No story is known of ${tenantNode}`)
  return profile
}
