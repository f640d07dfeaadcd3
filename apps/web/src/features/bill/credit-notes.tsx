import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { money } from '../../lib/money.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { BillStatusTag } from './status.tsx'

/** More of one bill than this are found in the list of bills. */
const shownAtMost = 50

/** The credit notes to a bill, newest first. */
export function CreditNotes({ bill, canAdd }: { bill: Bill; canAdd: boolean }) {
  const { t } = useTranslation()
  const { data } = useQuery(
    trpc.bill.page.queryOptions({ creditOf: bill.id, size: shownAtMost, descs: ['createTime'] }),
  )
  // Who cannot make one needs no empty list of them.
  if (!canAdd && (data?.total ?? 0) === 0) return null
  return (
    <div className="card">
      <RecordList
        title={counted(t('bill.credits'), data?.total)}
        empty={t('bill.noCredits')}
        items={data?.records.map((note) => ({
          key: note.id,
          title: (
            <>
              <Link to="/fee/bill/detail/$id" params={{ id: note.id }}>
                {note.billNo}
              </Link>
              <strong>
                {money(note.payable, note.currency)} {note.currency}
              </strong>
            </>
          ),
          tag: <BillStatusTag bill={note} />,
          details: [note.period, note.reason, note.createTime],
        }))}
      />
    </div>
  )
}
