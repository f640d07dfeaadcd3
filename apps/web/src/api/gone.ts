import { client } from './client.ts'
import { apiErrorOf } from './link.ts'

/** How records that have tabs of their own are read. */
const reading = {
  inboundOrder: (id: string) => client.inboundOrder.get.query({ id }),
  outboundOrder: (id: string) => client.outboundOrder.get.query({ id }),
  costList: (id: string) => client.costList.get.query({ id }),
  quotation: (id: string) => client.quotation.get.query({ id }),
  sealRecord: (id: string) => client.sealRecord.get.query({ id }),
  contract: (id: string) => client.contract.get.query({ id }),
  customer: (id: string) => client.customer.get.query({ id }),
  bill: (id: string) => client.bill.get.query({ id }),
  invoice: (id: string) => client.invoice.get.query({ id }),
  payment: (id: string) => client.payment.get.query({ id }),
}

export type TabNoun = keyof typeof reading

/** Whether the server says that a record is not there any more; without an answer it may well be. */
export async function isGone(noun: TabNoun, id: string): Promise<boolean> {
  try {
    await reading[noun](id)
    return false
  } catch (error) {
    return apiErrorOf(error).code === 404
  }
}
