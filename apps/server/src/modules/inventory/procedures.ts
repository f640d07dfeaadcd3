import { inventory } from '@yuncang/shared/nouns/inventory/contract'
import { member, router } from '../../trpc/operation.ts'
import { bills, brands, owners, receipts } from './service/choices.ts'
import { reservations } from './service/holds.ts'
import { get, ledger, page, summary } from './service/read.ts'

export const inventoryProcedures = router({
  page: member.query(inventory.page, page),
  get: member.query(inventory.get, get),
  ledger: member.query(inventory.ledger, ledger),
  summary: member.query(inventory.summary, summary),
  reservations: member.query(inventory.reservations, reservations),
  owners: member.query(inventory.owners, owners),
  brands: member.query(inventory.brands, brands),
  bills: member.query(inventory.bills, bills),
  receipts: member.query(inventory.receipts, receipts),
})
