import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { currentLanguage } from '../lib/language.ts'
import { mediaHook } from '../lib/media.ts'
import { useIsDark, usePreferences } from '../lib/preferences.ts'
import { paint, themeOf } from '../ui/theme.ts'

const useIsStill = mediaHook('(prefers-reduced-motion: reduce)')

/** A select in a narrow column opens wide enough for the name of a company. */
// The type says boolean; selects take a least width from here as they do from their own property (look.test.tsx).
const selectWidth = 320 as unknown as boolean

/** Theme and words of the component library, by the person's preferences and the language of the page. */
export function Look({ children }: { children: ReactNode }) {
  const isEnglish = currentLanguage() === 'en'
  const { accent, isCompact } = usePreferences()
  const isDark = useIsDark()
  const isStill = useIsStill()
  const look = useMemo(
    () => ({ accent, isCompact, isDark, isStill }),
    [accent, isCompact, isDark, isStill],
  )
  const theme = useMemo(() => themeOf(look), [look])
  useLayoutEffect(() => paint(look, document.documentElement), [look])
  dayjs.locale(isEnglish ? 'en' : 'zh-cn')
  return (
    <ConfigProvider
      theme={theme}
      locale={isEnglish ? enUS : zhCN}
      popupMatchSelectWidth={selectWidth}
    >
      {children}
    </ConfigProvider>
  )
}
