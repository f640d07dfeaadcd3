import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { partyTypes } from '@yuncang/shared/nouns/contract/rules'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import './parties-field.css'
import { Select } from '../../ui/select.tsx'

export type Party = { partyType: string; customerId: string }

/** A form field hands in id, value and onChange. */
type Props = { id?: string; value?: Party[]; onChange?: (value: Party[]) => void }

/** Who is a party of a contract as what; one line for each. */
export function PartiesField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const types = useDictionary('CONTRACT_PARTY_TYPE')
  const change = (at: number, changes: Partial<Party>) =>
    onChange?.(value.map((party, index) => (index === at ? { ...party, ...changes } : party)))
  const add = () => onChange?.([...value, { partyType: partyTypes.payer, customerId: '' }])
  return (
    <div id={id} className="parties" tabIndex={-1}>
      {value.map(({ partyType, customerId }, at) => (
        // Lines have no name of their own, and are told apart by where they stand.
        <div
          key={at}
          className="party"
          role="group"
          aria-label={t('contract.form.party', { row: at + 1 })}
        >
          <Select
            aria-label={t('contract.form.partyType')}
            value={partyType}
            options={types.options}
            onChange={(next: string) => change(at, { partyType: next })}
          />
          <CustomerSelect
            label={t('contract.form.partyName')}
            value={customerId === '' ? undefined : customerId}
            onChange={(next) => change(at, { customerId: next ?? '' })}
          />
          <Button
            icon={<DeleteOutlined />}
            aria-label={t('contract.form.removeParty', { row: at + 1 })}
            onClick={() => onChange?.(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button icon={<PlusOutlined />} disabled={value.length >= 20} onClick={add}>
        {t('contract.form.addParty')}
      </Button>
    </div>
  )
}
