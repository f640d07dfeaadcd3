import { App, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { setNotify } from '../api/notify.ts'
import { currentLanguage } from '../lib/language.ts'
import { useIsDark, usePreferences } from '../lib/preferences.ts'
import { paint, themeOf } from '../ui/theme.ts'

/** Theme and words of the component library, by the person's preferences and the language of the page. */
export function Providers({ children }: { children: ReactNode }) {
  const isEnglish = currentLanguage() === 'en'
  const { accent, isCompact } = usePreferences()
  const isDark = useIsDark()
  const look = useMemo(() => ({ accent, isCompact, isDark }), [accent, isCompact, isDark])
  const theme = useMemo(() => themeOf(look), [look])
  useLayoutEffect(() => paint(look, document.documentElement), [look])
  dayjs.locale(isEnglish ? 'en' : 'zh-cn')
  return (
    <ConfigProvider theme={theme} locale={isEnglish ? enUS : zhCN}>
      <App style={{ height: '100%' }}>
        <Toasts />
        {children}
      </App>
    </ConfigProvider>
  )
}

/** Lends the toasts, which live inside React, to failed calls. */
function Toasts() {
  const { message } = App.useApp()
  useEffect(() => setNotify((text) => void message.error(text)), [message])
  return null
}
