import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Permit } from '../../session/session-context.tsx'

type Props = {
  /** For whom, and under which contract, where that is known. */
  customerId?: string
  contractId?: string
}

/** Leads to the sheet of a new quotation; for those who may write one. */
export function NewQuotationButton(search: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Permit code="quotation:write">
      <Button
        type="primary"
        onClick={() => void navigate({ to: '/contract/quotation/form', search })}
      >
        {t('record.sheet.new')}
      </Button>
    </Permit>
  )
}
