import { storageLocation } from '@yuncang/shared/nouns/storage-location/contract'
import { member, router } from '../../trpc/operation.ts'
import { create } from './service/add.ts'
import { loads } from './service/load.ts'
import { areaTree, levelTree, page, select } from './service/read.ts'
import { setStatus, update } from './service/save.ts'

export const storageLocationProcedures = router({
  page: member.query(storageLocation.page, page),
  areaTree: member.query(storageLocation.areaTree, areaTree),
  levelTree: member.query(storageLocation.levelTree, levelTree),
  select: member.query(storageLocation.select, select),
  loads: member.query(storageLocation.loads, loads),
  create: member.mutation(storageLocation.create, create),
  update: member.mutation(storageLocation.update, update),
  setStatus: member.mutation(storageLocation.setStatus, setStatus),
})
