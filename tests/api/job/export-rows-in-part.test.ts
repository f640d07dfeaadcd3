// @postgres: rows by data scope
import { expect, test } from 'vitest'
import { customersLists, shownRowsSuite } from './shown-rows.ts'

/* A file holds what its list shows to this very person, also of a list that a customer sees a part of. */
const { rowsByRole } = shownRowsSuite()

test.each(customersLists)(
  'the file of %s holds for everybody as many rows as the list',
  async (list) => {
    const seen = await rowsByRole(list)
    expect(Object.keys(seen)).toContain('admin')
    // What belongs to customers, a customer sees in part.
    if (['inboundOrder', 'inventory', 'feeLine', 'customer'].includes(list)) {
      expect(seen['kh']).toBeGreaterThan(0)
      expect(seen['kh']).toBeLessThan(seen['admin']!)
    }
  },
)
