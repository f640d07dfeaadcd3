import { App } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readVersion } from '../api/version.ts'
import { startVersionMonitor } from '../lib/version-monitor.ts'

/** Watches for a new version of the product, and asks whether to load it. */
export function VersionQuestion() {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  useEffect(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        modal.confirm({
          title: t('version.title'),
          content: t('version.ask'),
          okText: t('version.load'),
          cancelText: t('version.later'),
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        })
      })
    return startVersionMonitor({ readVersion, ask, reload: () => location.reload() })
  }, [modal, t])
  return null
}
