import type { CodedDraft } from '../../modules/storage-location/service/add.ts'

type Area = { code: string; name: string; areaType: string; rows: number; places: number }

const warehouses: readonly { code: string; name: string; areas: readonly Area[] }[] = [
  {
    code: 'W1',
    name: '一号保税仓',
    areas: [
      { code: 'A', name: '保税 A 区', areaType: '1', rows: 5, places: 6 },
      { code: 'B', name: '保税 B 区', areaType: '1', rows: 4, places: 6 },
      { code: 'Q', name: '待检区', areaType: '3', rows: 1, places: 6 },
    ],
  },
  {
    code: 'W2',
    name: '二号普货仓',
    areas: [
      { code: 'C', name: '普货 C 区', areaType: '2', rows: 4, places: 6 },
      { code: 'D', name: '残损区', areaType: '4', rows: 1, places: 4 },
      { code: 'T', name: '暂存区', areaType: '8', rows: 1, places: 5 },
    ],
  },
]

const none = {
  areaType: '',
  maxWeight: null,
  maxVolume: null,
  maxPallet: null,
  allowMixCustomer: 0,
  allowMixLot: 1,
} as const

/** Capacity of a place of 16, 20 or 24 pallets; which one it is follows from the seed, the same each time. */
function capacityOf(next: () => number) {
  const maxPallet = 16 + 4 * (next() % 3)
  return { maxPallet, maxWeight: String(maxPallet * 1500), maxVolume: String(maxPallet * 2.5) }
}

/** Park and Miller's generator: a fixed seed gives a fixed warehouse. */
function generator(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647)
}

const two = (number: number) => String(number).padStart(2, '0')
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Two warehouses with six areas, 16 rows and 93 places. */
export function demoLocations(): CodedDraft[] {
  const next = generator(20_250_303)
  return warehouses.flatMap(({ code: warehouse, name, areas }) => [
    { ...none, code: warehouse, name, parentCode: '' },
    ...areas.flatMap((area) => {
      const code = `${warehouse}-${area.code}`
      const { areaType } = area
      return [
        { ...none, code, name: area.name, areaType, parentCode: warehouse },
        ...upTo(area.rows).flatMap((row) => {
          const rowCode = `${code}-${two(row)}`
          return [
            { ...none, code: rowCode, name: `${two(row)}排`, parentCode: code },
            ...upTo(area.places).map((place) => ({
              ...none,
              ...capacityOf(next),
              code: `${rowCode}-${two(place)}`,
              name: `${two(place)}位`,
              parentCode: rowCode,
            })),
          ]
        }),
      ]
    }),
  ])
}
