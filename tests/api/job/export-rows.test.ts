import { expect, test } from 'vitest'
import { othersLists, shownRowsSuite } from './shown-rows.ts'

/* A file holds what its list shows to this very person; who may call which address is tried in tests/contract. */
const { rowsByRole } = shownRowsSuite()

test.each(othersLists)(
  'the file of %s holds for everybody as many rows as the list',
  async (list) => {
    expect(Object.keys(await rowsByRole(list))).toContain('admin')
  },
)
