import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import * as billNumbers from '../bills/repo.ts'
import * as repo from '../repo.ts'
import { present } from './read.ts'

const billsAtMost = 10_000
const choicesAtMost = 200

type Bill = { masterBillNo: string }

/** Which orders carry a bill of lading, and the number that another delivery of it would have. */
export const testBill = (ctx: Ctx, { masterBillNo }: Bill) =>
  ctx.read(async (db) => {
    const orders = await repo.deliveriesOf(db, normalizeBillNo(masterBillNo))
    const [last] = orders
    return {
      exists: last !== undefined,
      ids: orders.map(({ id }) => id),
      nextSplitSeq: last ? last.splitSeq + 1 : 0,
    }
  })

export const allBills = (ctx: Ctx) =>
  ctx.read(async (db) =>
    (await billNumbers.newest(db, billsAtMost)).map((row) => ({
      MASTER_BILL_NO: row.masterBillNo,
    })),
  )

type Search = { keyword?: string | undefined; orderStatus?: number | undefined }

/** Orders as selects offer them, the newest first. */
export const choices = (ctx: Ctx, { keyword, orderStatus }: Search) =>
  ctx.read(async (db) => {
    const masterBillNo = keyword === undefined ? undefined : normalizeBillNo(keyword)
    const query = { current: 1, size: choicesAtMost, masterBillNo, orderStatus }
    const { records } = await repo.page(db, query)
    return records.map((row) => ({
      dictValue: row.id,
      dictLabel: row.masterBillNo,
      orderNo: row.orderNo,
      customerName: row.customerName,
      orderStatus: row.orderStatus,
    }))
  })

/** Every delivery of a bill of lading. */
export const ofBill = (ctx: Ctx, { masterBillNo }: Bill) =>
  ctx.read(async (db) =>
    (await repo.deliveriesOf(db, normalizeBillNo(masterBillNo))).map((row) => ({
      ...present(row),
      operateModule: businessModules.inboundOrder,
    })),
  )
