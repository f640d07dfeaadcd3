import { truckPictureRefusalOf } from '@yuncang/shared/nouns/file/rules'
import { outboundStatusLabel, truckStatusLabel } from '@yuncang/shared/nouns/outbound-order/rules'
import type { DocumentHolder } from '../../../platform/documents.ts'
import type { TruckRow } from '../repo.ts'
import { mustFind } from './read.ts'
import { assertTruckOf, holdTruckOf } from './trucks.ts'

const partOf = ({ id, thNo: no, status }: TruckRow) => ({ id, no, status })

/** Documents of an outbound order, and pictures of its trucks. */
export const outboundDocuments: DocumentHolder = {
  async find(db, id) {
    const { orderNo: no, masterBillNo, outboundStatus: status } = await mustFind(db, id)
    return { no, masterBillNo, status }
  },
  statusLabel: outboundStatusLabel,
  parts: {
    find: async (db, orderId, id) => partOf(await assertTruckOf(db, orderId, id)),
    hold: async (tx, orderId, id) => partOf(await holdTruckOf(tx, orderId, id)),
    refusalOf: truckPictureRefusalOf,
    statusLabel: truckStatusLabel,
  },
}
