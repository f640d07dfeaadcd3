import type { Read, Tx } from '@yuncang/db/handle'
import type { DriverQuery } from '@yuncang/shared/nouns/carrier/contract'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind } from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'
import { driverNoun, masked } from './noun.ts'

export async function driverPage(ctx: Ctx, query: DriverQuery) {
  const found = await ctx.read((db) => repo.driverList.page(db, query))
  return { ...found, records: found.records.map(masked) }
}

/** A driver with the whole identity number. */
export const driver = (ctx: Ctx, input: { id: string }) =>
  ctx.read((db) => mustFind(db, driverNoun, input.id))

/** Vehicles and drivers in use, found by plate, name or phone. */
export function carDrivers(ctx: Ctx, { keyword = '' }: { keyword?: string | undefined }) {
  const text = keyword.trim()
  return ctx.read(async (db) => ({
    vehicles: await repo.vehicleChoices(db, text),
    drivers: await repo.driverChoices(db, text),
  }))
}

/** The driver of this phone, when he is on the blacklist. */
export async function blacklisted(db: Read | Tx, phone: string) {
  const found = await repo.drivers.withValues(db, 'phone', [phone])
  return found.find((row) => row.blacklist === 1)
}
