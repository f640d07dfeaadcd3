import { App, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import type { ReactNode } from 'react'
import { currentLanguage } from '../lib/language.ts'
import { theme } from '../ui/tokens.ts'

/** Theme and words of the component library, in the language of the page. */
export function Providers({ children }: { children: ReactNode }) {
  const isEnglish = currentLanguage() === 'en'
  dayjs.locale(isEnglish ? 'en' : 'zh-cn')
  return (
    <ConfigProvider theme={theme} locale={isEnglish ? enUS : zhCN}>
      <App style={{ height: '100%' }}>{children}</App>
    </ConfigProvider>
  )
}
