import * as z from 'zod'
import { forkliftStatuses } from './rules.ts'
import { checkPhone } from '../../validate/phone.ts'
import { changed, stopInput, stopOut, trackedOut } from '../../kernel/master-data.ts'
import {
  amount,
  checkedIfGiven,
  flag,
  pageInput,
  pageOutput,
  required,
  text,
} from '../../kernel/wire.ts'

const workerFields = {
  name: required(50, 'worker.nameRequired'),
  /** Dictionary WORKER_TYPE: one person may do both. */
  workerType: z.array(text(2)).min(1, 'worker.typeRequired').max(5),
  workerNo: text(40).default(''),
  team: text(50).default(''),
  skill: text(100).default(''),
  phone: checkedIfGiven(text(40), checkPhone),
}

const workerRecord = z.object({
  id: z.string(),
  workerNo: z.string(),
  name: z.string(),
  workerType: z.array(z.string()),
  team: z.string(),
  skill: z.string(),
  phone: z.string(),
  ...stopOut,
  ...trackedOut,
})

const person = z.object({
  id: z.string(),
  workerNo: z.string(),
  name: z.string(),
  team: z.string(),
  skill: z.string(),
})
const people = { input: z.strictObject({ team: text(50).optional() }), output: z.array(person) }

export const worker = {
  page: {
    input: pageInput(['workerNo', 'name', 'team', 'createTime', 'updateTime'], {
      name: text(50).optional(),
      team: text(50).optional(),
      workerType: text(2).optional(),
      isStop: flag().optional(),
    }),
    output: pageOutput(workerRecord),
  },
  /** Pick lists of the terminal. */
  workPeople: people,
  tallyMen: people,
  create: { input: z.strictObject(workerFields), output: workerRecord },
  update: { input: z.strictObject({ ...workerFields, ...changed }), output: workerRecord },
  setStopped: { input: stopInput, output: workerRecord },
} as const

const forkliftFields = {
  code: required(40, 'forklift.codeRequired'),
  name: text(100).default(''),
  capacity: amount('kg').nullable().default(null),
  /** Dictionary FORKLIFT_STATUS. */
  status: z.int().min(0).max(2).default(forkliftStatuses.usable),
  remark: text(500).default(''),
}

const forkliftRecord = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  capacity: z.string().nullable(),
  status: z.int(),
  remark: z.string(),
  ...trackedOut,
})

export const forklift = {
  page: {
    input: pageInput(['code', 'capacity', 'createTime', 'updateTime'], {
      code: text(40).optional(),
      status: z.int().min(0).max(2).optional(),
    }),
    output: pageOutput(forkliftRecord),
  },
  create: { input: z.strictObject(forkliftFields), output: forkliftRecord },
  update: { input: z.strictObject({ ...forkliftFields, ...changed }), output: forkliftRecord },
} as const

export type WorkerDraft = z.infer<typeof worker.create.input>
export type WorkerChange = z.infer<typeof worker.update.input>
export type WorkerQuery = z.infer<typeof worker.page.input>
export type WorkerTeam = z.infer<typeof worker.workPeople.input>
export type ForkliftDraft = z.infer<typeof forklift.create.input>
export type ForkliftChange = z.infer<typeof forklift.update.input>
export type ForkliftQuery = z.infer<typeof forklift.page.input>
