import { eq } from '@yuncang/db/sql'
import { inTurn } from '@yuncang/shared/kernel/in-turn'
import { checkContainerNo } from '@yuncang/shared/validate/container-no'
import type { Simulation } from '../simulation.ts'
import type { Cargo } from './cargo.ts'
import type { Diary } from './journey.ts'
import type { Profile } from './profiles.ts'

export type Carrier = { readonly id: string; readonly name: string }
export type Party = Carrier & { readonly taxNo: string }

/** A simulation, its diary, and what its stories share. */
export type Scene = {
  readonly simulation: Simulation
  readonly diary: Diary
  readonly profile: Profile
  readonly parties: readonly Party[]
  readonly carriers: readonly Carrier[]
  /** The contract in force of a customer, by the customer's id. */
  readonly contracts: Map<string, { id: string; startDate: string; endDate: string }>
  readonly papers: Papers
  /** Plates of trucks that are on their way or in the yard. */
  readonly busyPlates: Set<string>
  /** Bills of which somebody has asked for goods that nobody has promised yet. */
  readonly askedBills: Set<string>
}

/** Numbers that nothing else in the simulation has. */
type Papers = { billNo(month: string): string; containerNo(): string; customsSerial(): string }

/** The bill of scenario A is nobody's but its own (docs/domain/demo.md#invented-parties). */
const keptFree = 'DMLNQD25030017'
const lineOfTenant = 1009

/** A container number of invented lines with the right check digit; none of those of scenario A. */
function containerNo(serial: number): string | undefined {
  const prefix = inTurn(['DEMU', 'ZZZU', 'QQQU'], serial)
  const body = `${prefix}${String(500_000 + serial)}`
  return Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(
    (no) => checkContainerNo(no) === undefined,
  )
}

function openPapers(simulation: Simulation, { port }: Profile): Papers {
  const { random } = simulation
  let bills = random.between(100, 600)
  let boxes = random.between(1, 9) * lineOfTenant
  let serials = random.between(1000, 9000)
  return {
    billNo(month) {
      bills += random.between(1, 9)
      const no = `DMLN${port}${month}${String(bills % 10_000).padStart(4, '0')}`
      return no === keptFree ? this.billNo(month) : no
    },
    containerNo() {
      boxes += random.between(1, 17)
      return containerNo(boxes) ?? this.containerNo()
    },
    customsSerial() {
      serials += random.between(1, 5)
      return String(serials).padStart(9, '0')
    },
  }
}

/** Reads who the simulation deals with. */
export async function openScene(
  simulation: Simulation,
  diary: Diary,
  profile: Profile,
): Promise<Scene> {
  const { kf } = simulation.as
  const { parties, carriers } = await kf.read(async (db) => {
    const { customer, carrier } = db.t
    const byId = <R extends { id: string }>(rows: R[]) =>
      rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const customers = byId(await db.select(customer, eq(customer.isStop, 0)))
    const hauliers = byId(await db.select(carrier, eq(carrier.isDeleted, 0)))
    return {
      parties: customers.map((row) => ({
        id: row.id,
        name: row.customerName,
        taxNo: row.socialCreditCode,
      })),
      carriers: hauliers.map(({ id, carrierName }) => ({ id, name: carrierName })),
    }
  })
  return {
    simulation,
    diary,
    profile,
    parties,
    carriers,
    contracts: new Map(),
    papers: openPapers(simulation, profile),
    busyPlates: new Set(),
    askedBills: new Set(),
  }
}

/** The customer to whom the accounts `kh` belong. */
export const guest = '样例橡胶'

const dealers: Readonly<Record<string, readonly string[]>> = {
  橡胶: ['橡胶', '宁波演示国际贸易', '样例橡胶'],
  期货: ['期货商贸', '日照示例供应链', '样例橡胶'],
  纸: ['纸业'],
  木: ['木业'],
  化工: ['化工'],
  轮胎: ['轮胎', '样例橡胶'],
  跨境: ['跨境电商', 'Sample Overseas'],
  粮油: ['粮油'],
  冷链: ['冷链食品'],
}

/** Those who own goods of a kind. */
export function dealersIn(scene: Pick<Scene, 'parties'>, { trade }: Pick<Cargo, 'trade'>): Party[] {
  const names = dealers[trade] ?? []
  return scene.parties.filter(({ name }) => names.some((each) => name.includes(each)))
}

export const partyNamed = ({ parties }: Pick<Scene, 'parties'>, part: string): Party => {
  const found = parties.find(({ name }) => name.includes(part))
  if (!found) throw new RangeError(`The demo knows nobody called ${part}`)
  return found
}
