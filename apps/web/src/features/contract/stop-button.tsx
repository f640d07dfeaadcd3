import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = {
  name: string
  isStopped: boolean
  isPending: boolean
  onSet: (isStop: 0 | 1) => void
}

/** Stops something of a contract after asking, or resumes it. */
export function StopButton({ name, isStopped, isPending, onSet }: Props) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const stop = () =>
    void modal.confirm({
      title: t('contract.stopConfirm', { name }),
      okText: t('record.stop'),
      okButtonProps: { danger: true },
      onOk: () => onSet(1),
    })
  return isStopped ? (
    <Button
      size="small"
      loading={isPending}
      aria-disabled={isPending}
      aria-label={t('contract.resumeOf', { name })}
      onClick={() => onSet(0)}
    >
      {t('record.resume')}
    </Button>
  ) : (
    <Button
      size="small"
      danger
      loading={isPending}
      aria-disabled={isPending}
      aria-label={t('contract.stopOf', { name })}
      onClick={stop}
    >
      {t('record.stop')}
    </Button>
  )
}
