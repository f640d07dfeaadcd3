import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveSettings } from '../../session/settings.ts'
import { useSession } from '../../session/session-context.tsx'
import { setAid, useAid } from '../../shell/aid-state.ts'

/** Offers the tour to whoever is here for the first time, until they take it or wave it away. */
export function Welcome() {
  const { t } = useTranslation()
  const { settings } = useSession()
  const [isDone, setDone] = useState(settings.hasSeenTour === true)
  const isOnTheWay = useAid() === 'tour'
  if (isDone || isOnTheWay) return null
  const start = () => {
    setDone(true)
    setAid('tour')
  }
  const skip = () => {
    setDone(true)
    saveSettings({ hasSeenTour: true })
  }
  return (
    <Alert
      className="home-welcome"
      type="info"
      showIcon
      title={t('home.welcome')}
      action={
        <Space>
          <Button size="small" type="primary" onClick={start}>
            {t('home.showAround')}
          </Button>
          <Button size="small" type="text" onClick={skip}>
            {t('home.skipTour')}
          </Button>
        </Space>
      }
    />
  )
}
