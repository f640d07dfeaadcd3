import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'

/** A contract that cannot be renewed, and why. */
export type LeftOut = { no: string; reason: string }

type Props = {
  leftOut: readonly LeftOut[]
  /** How many of those that were chosen can be renewed. */
  others: number
  onGoOn: () => void
  onClose: () => void
}

/** Tells which of the chosen contracts cannot be renewed, before the others are. */
export function RenewalLeftOut({ leftOut, others, onGoOn, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      open
      title={t('contract.renewalLeftOut', { count: leftOut.length })}
      okText={t('contract.renewalGoOn', { count: others })}
      okButtonProps={{ disabled: others === 0 }}
      onOk={onGoOn}
      onCancel={onClose}
    >
      <ul>
        {leftOut.map(({ no, reason }) => (
          <li key={no}>
            {no} · {reason}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
