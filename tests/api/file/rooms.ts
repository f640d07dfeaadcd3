import { inTenant, system } from '@yuncang/db/handle'
import { expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import * as pictures from '../../support/pictures.ts'

/** A document of this size. */
export const paper = (mark: string, size = 700 * 1024) => ({
  file: { name: `${mark}.pdf`, bytes: pictures.pdf(size, mark) },
})

/** The room that documents take, and the rows that take it. */
export function roomsOf(app: () => TestApp) {
  const usedKb = (tenant: string) =>
    app().services.db.read(inTenant(tenant), async (db) => {
      const [usage] = await db.select(db.t.fileUsage)
      const rows = await db.select(db.t.file)
      const taken = rows.filter((row) => row.status < 2).map((row) => row.usedKb)
      const sum = taken.reduce((all, kb) => all + kb, 0)
      expect(usage?.usedKb ?? 0).toBe(sum)
      return sum
    })
  const rowsOf = (id: string) =>
    app().services.db.read(system('test'), async (db) =>
      (await db.select(db.t.file)).filter((row) => row.businessId === id),
    )
  return { usedKb, rowsOf }
}
