import { CopyOutlined, EditOutlined } from '@ant-design/icons'
import { useNavigate } from '@tanstack/react-router'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { refusalOf } from '@yuncang/shared/nouns/contract/rules'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'

/** Leads to the form of a contract that can still change, and to a new one like it. */
export function EditLinks({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user, permissions } = useSession()
  if (!permissions.has('contract:write')) return null
  const { id } = contract
  const canEdit = refusalOf('edit', contract, { id: user.id, permissions }) === undefined
  const edit = () => void navigate({ to: '/contract/contract/form/$id', params: { id } })
  const copy = () => void navigate({ to: '/contract/contract/form', search: { copy: id } })
  return (
    <>
      {canEdit && (
        <Button icon={<EditOutlined />} onClick={edit}>
          {t('contract.change')}
        </Button>
      )}
      <Button icon={<CopyOutlined />} onClick={copy}>
        {t('contract.copy')}
      </Button>
    </>
  )
}
