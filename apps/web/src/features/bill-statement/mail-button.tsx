import type { Account } from '@yuncang/shared/nouns/bill-statement/account'
import type { StatementSums } from '@yuncang/shared/nouns/bill-statement/contract'
import { useTranslation } from 'react-i18next'
import { client, queryClient, trpc } from '../../api/client.ts'
import type { MailCalls } from '../../records/mail/calls.ts'
import { MailButton } from '../../records/mail/mail-button.tsx'

const refreshed = () => queryClient.invalidateQueries(trpc.billStatement.pathFilter())

/** What is asked of letters with the statement of this account; their record is the customer. */
export const callsFor = (account: Account): MailCalls => ({
  letter: { query: (asked) => client.billStatement.letter.query({ ...asked, ...account }) },
  sendMail: { mutate: (given) => client.billStatement.sendMail.mutate({ ...given, ...account }) },
  mails: client.billStatement.mails,
})

/** Sends a statement to its customer. */
export function StatementMailButton({ sums, account }: { sums: StatementSums; account: Account }) {
  const { t } = useTranslation()
  const { customerId: id, customerName: customer, version } = sums
  const { dateFrom: from, dateTo: to, currency } = account
  return (
    <MailButton
      label={t('statement.mail')}
      record={{ id, version }}
      calls={callsFor(account)}
      said={{
        title: t('statement.mailTitle', { customer, from, to, currency }),
        attached: t('statement.mailAttached'),
        sent: t('statement.mailed'),
      }}
      onSent={refreshed}
    />
  )
}
