import * as z from 'zod'
import { locationStatuses } from './rules.ts'
import { changed, entry, keyword, trackedOut } from '../../kernel/master-data.ts'
import {
  amount,
  flag,
  id,
  noInput,
  pageInput,
  pageOutput,
  pieces,
  required,
  text,
} from '../../kernel/wire.ts'

const editable = {
  code: required(40, 'storageLocation.codeRequired'),
  name: required(100, 'storageLocation.nameRequired'),
  /** None for a warehouse. */
  parentStorageId: id().nullable().default(null),
  /** Dictionary AREA_TYPE; left open it is that of the parent. */
  areaType: entry(),
  maxWeight: amount('kg').nullable().default(null),
  maxVolume: amount('m3').nullable().default(null),
  maxPallet: pieces().nullable().default(null),
  allowMixCustomer: flag().default(0),
  allowMixLot: flag().default(0),
}

const record = z.object({
  id: z.string(),
  parentStorageId: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  level: z.int(),
  areaType: z.string(),
  maxWeight: z.string().nullable(),
  maxVolume: z.string().nullable(),
  maxPallet: z.int().nullable(),
  allowMixCustomer: flag(),
  allowMixLot: flag(),
  status: z.int(),
  statusReason: z.string(),
  ...trackedOut,
})

const branch = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  level: z.int(),
  areaType: z.string(),
  status: z.int(),
})
const row = branch.extend({ children: z.array(branch) })
const area = branch.extend({ children: z.array(row) })

/** Weight, volume and pallets; null where nobody has said how much there is room for. */
const capacity = z.object({
  weight: z.string().nullable(),
  volume: z.string().nullable(),
  pallets: z.int().nullable(),
})
const load = z.object({ lots: z.int(), weight: z.string(), volume: z.string(), pallets: z.int() })

const locationSortable = ['code', 'name', 'level', 'createTime', 'updateTime'] as const
const level = () => z.int().min(1).max(4).optional()

export const storageLocation = {
  page: {
    input: pageInput(locationSortable, {
      code: text(40).optional(),
      name: text(100).optional(),
      parentStorageId: id().optional(),
      level: level(),
      areaType: text(20).optional(),
      status: z.int().min(0).max(3).optional(),
    }),
    output: pageOutput(record),
  },
  /** Warehouses with their areas. */
  areaTree: {
    input: noInput,
    output: z.array(branch.extend({ children: z.array(branch) })),
  },
  /** Warehouses down to the places, or one of them. */
  levelTree: {
    input: z.strictObject({ id: id().optional() }),
    output: z.array(branch.extend({ children: z.array(area) })),
  },
  /** Locations that can take goods now: without any below them, usable themselves and so all above them. */
  select: {
    input: z.strictObject({
      keyword: keyword(),
      areaType: text(20).optional(),
      parentStorageId: id().optional(),
    }),
    output: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        name: z.string(),
        /** Names from the warehouse down. */
        fullName: z.string(),
        areaType: z.string(),
      }),
    ),
  },
  /** Room and goods of each location below one, or of the warehouses. */
  loads: {
    input: z.strictObject({ parentStorageId: id().optional() }),
    output: z.array(branch.extend({ capacity, load, isLeaf: z.boolean() })),
  },
  create: { input: z.strictObject(editable), output: record },
  update: { input: z.strictObject({ ...editable, ...changed }), output: record },
  /** Stops, frees or locks; only stock counts set `counting`. */
  setStatus: {
    input: z
      .strictObject({
        ...changed,
        status: z.union([
          z.literal(locationStatuses.stopped),
          z.literal(locationStatuses.usable),
          z.literal(locationStatuses.locked),
        ]),
        statusReason: text(500).default(''),
      })
      .refine(
        (value) => value.status === locationStatuses.usable || value.statusReason.trim() !== '',
        {
          path: ['statusReason'],
          message: 'record.stopReasonRequired',
        },
      ),
    output: record,
  },
} as const

export type LocationDraft = z.infer<typeof storageLocation.create.input>
export type LocationChange = z.infer<typeof storageLocation.update.input>
export type LocationQuery = z.infer<typeof storageLocation.page.input>
export type LocationStatus = z.infer<typeof storageLocation.setStatus.input>
export type LocationSelect = z.infer<typeof storageLocation.select.input>
export type LocationChoice = z.infer<typeof storageLocation.select.output>[number]
export type LocationLoads = z.infer<typeof storageLocation.loads.output>
export type LocationBranch = z.infer<typeof branch>
