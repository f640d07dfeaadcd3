import { BgColorsOutlined } from '@ant-design/icons'
import { Button, ColorPicker, Form, Popover, Segmented, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { defaultAccent, modes, setPreferences, usePreferences } from '../lib/preferences.ts'

const presets = [defaultAccent, '#1f6fb8', '#13845b', '#8a5a00', '#b4372c', '#6a4bc4', '#3c4854']

/** Theme colour, light or dark, density: seen at once, kept for the next visit. */
export function LookButton() {
  const { t } = useTranslation()
  return (
    <Popover content={<LookForm />} title={t('look.title')} trigger="click" placement="bottom">
      <Button type="text" icon={<BgColorsOutlined />} aria-label={t('look.title')} />
    </Popover>
  )
}

function LookForm() {
  const { t } = useTranslation()
  const { mode, accent, isCompact } = usePreferences()
  const words = { light: t('look.light'), dark: t('look.dark'), system: t('look.system') }
  return (
    <Form layout="vertical" style={{ width: 260 }}>
      <Form.Item label={t('look.accent')}>
        <ColorPicker
          value={accent}
          disabledAlpha
          showText
          presets={[{ label: t('look.presets'), colors: presets }]}
          onChangeComplete={(colour) =>
            setPreferences({ accent: `#${colour.toHex().slice(0, 6)}` })
          }
        />
      </Form.Item>
      <Form.Item label={t('look.mode')}>
        <Segmented
          block
          aria-label={t('look.mode')}
          value={mode}
          options={modes.map((each) => ({ value: each, label: words[each] }))}
          onChange={(picked) => setPreferences({ mode: picked })}
        />
      </Form.Item>
      <Form.Item label={t('look.compact')} layout="horizontal" style={{ margin: 0 }}>
        <Switch
          checked={isCompact}
          aria-label={t('look.compact')}
          onChange={(checked) => setPreferences({ isCompact: checked })}
        />
      </Form.Item>
    </Form>
  )
}
