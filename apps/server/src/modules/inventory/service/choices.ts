import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../choices/repo.ts'

const atMost = 100

type OfBill = { masterBillNo: string }

export const owners = (ctx: Ctx, { masterBillNo }: OfBill) =>
  ctx.read((db) => repo.owners(db, normalizeBillNo(masterBillNo)))

export const brands = (ctx: Ctx, { masterBillNo }: OfBill) =>
  ctx.read((db) => repo.brands(db, normalizeBillNo(masterBillNo)))

export const bills = (ctx: Ctx, { masterBillNo }: OfBill) =>
  ctx.read((db) => repo.bills(db, normalizeBillNo(masterBillNo), atMost))

export const receipts = (ctx: Ctx, { wmsReceiptNo }: { wmsReceiptNo: string }) =>
  ctx.read((db) => repo.receipts(db, wmsReceiptNo.trim(), atMost))
