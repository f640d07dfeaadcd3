import { BgColorsOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

const LookForm = lazy(async () => ({ default: (await import('./look-form.tsx')).LookForm }))

/** Theme colour, light or dark, density. */
export function LookButton() {
  const { t } = useTranslation()
  const form = (
    <div style={{ width: 260, minHeight: 200 }}>
      <Suspense>
        <LookForm />
      </Suspense>
    </div>
  )
  return (
    <Popover content={form} title={t('look.title')} trigger="click" placement="bottom">
      <Button
        type="text"
        icon={<BgColorsOutlined />}
        aria-label={t('look.title')}
        data-tour="look"
      />
    </Popover>
  )
}
