import type { CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../../api/use-dictionary.ts'
import { listed } from '../../../lib/language.ts'
import { money } from '../../../lib/money.ts'
import { CodeText } from '../../../ui/code-text.tsx'
import { Facts } from '../../../ui/facts.tsx'

/** Who it is, as far as it is known. */
export function CustomerFacts({ customer }: { customer: CustomerInfo }) {
  const { t } = useTranslation()
  const { labelOf: type } = useDictionary('CUS_SUP_TYPE')
  const { creditLimit, creditDays } = customer
  const field = (key: string) => t(`customer.field.${key}`)
  const facts = [
    [field('customerCode'), customer.customerCode],
    [field('shortName'), customer.shortName],
    [field('enName'), customer.enName],
    [field('customerType'), listed(customer.customerType.map(type))],
    [field('customsEtpsNo'), customer.customsEtpsNo],
    [field('dutyNumber'), customer.dutyNumber],
    [field('address'), customer.address],
    [field('creditLimit'), creditLimit === null ? '' : money(creditLimit, 'CNY')],
    [field('creditDays'), creditDays === null ? '' : String(creditDays)],
    [
      field('stopReason'),
      customer.mergedIntoId === null ? customer.stopReason : t('customer.mergedReason'),
    ],
  ] as const
  return (
    <Facts
      items={[
        [
          field('socialCreditCode'),
          <CodeText key="code" value={customer.socialCreditCode} />,
        ] as const,
        ...facts.filter(([, value]) => value !== ''),
      ]}
    />
  )
}
