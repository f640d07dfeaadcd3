import { compare } from '@yuncang/shared/kernel/decimal'

type Shortage = { bill: string; held: string }

/** Where whoever lacks goods of a bill of lading looks on: who holds them, or what there is where nobody holds any. */
export function shortagePlace({ bill, held }: Shortage) {
  const ofBill = `masterBillNo=${encodeURIComponent(JSON.stringify(bill))}`
  return compare(held, '0') > 0
    ? ({
        href: `/wms/inventory/index?type=1&${ofBill}`,
        label: 'outboundOrder.toReservations',
      } as const)
    : ({ href: `/wms/inventory/index?${ofBill}`, label: 'outboundOrder.toLots' } as const)
}
