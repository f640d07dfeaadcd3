import { dictionary } from '@yuncang/shared/nouns/dictionary/contract'
import { member, router } from '../../trpc/operation.ts'
import { find, findByTenant, map } from './service.ts'
import { importEntries, sync } from './upkeep/many.ts'
import { codes, get, ofCode, page } from './upkeep/read.ts'
import { create, remove, setLocked, setShown, update } from './upkeep/save.ts'

export const dictionaryProcedures = router({
  find: member.query(dictionary.find, find),
  findByTenant: member.query(dictionary.findByTenant, findByTenant),
  map: member.query(dictionary.map, map),
  page: member.query(dictionary.page, page),
  get: member.query(dictionary.get, get),
  ofCode: member.query(dictionary.ofCode, ofCode),
  codes: member.query(dictionary.codes, codes),
  create: member.mutation(dictionary.create, create),
  update: member.mutation(dictionary.update, update),
  remove: member.mutation(dictionary.remove, remove),
  setLocked: member.mutation(dictionary.setLocked, setLocked),
  setShown: member.mutation(dictionary.setShown, setShown),
  import: member.mutation(dictionary.import, importEntries),
  sync: member.mutation(dictionary.sync, sync),
})
