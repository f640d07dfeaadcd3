import type { Preview } from '@storybook/react-vite'
import i18next from 'i18next'
import { useLayoutEffect, type ReactNode } from 'react'
import { common } from '../src/i18n/common.ts'
import { grid } from '../src/i18n/grid.ts'
import { startLanguage } from '../src/i18n/setup.ts'
import { storeLanguage } from '../src/lib/language.ts'
import { setPreferences } from '../src/lib/preferences.ts'
import { Providers } from '../src/shell/providers.tsx'
import '../src/ui/base.css'

startLanguage([common, grid])

type Props = { mode: 'light' | 'dark'; children: ReactNode }

function InMode({ mode, children }: Props) {
  useLayoutEffect(() => setPreferences({ mode }), [mode])
  return <Providers>{children}</Providers>
}

/** Every story in the product's own theme and words, in the mode and language of the toolbar. */
const preview: Preview = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  initialGlobals: { mode: 'light', language: 'zh' },
  globalTypes: {
    mode: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const language = globals['language'] === 'en' ? 'en' : 'zh'
      storeLanguage(language)
      void i18next.changeLanguage(language)
      return (
        <InMode key={language} mode={globals['mode'] === 'dark' ? 'dark' : 'light'}>
          <div style={{ height: '100vh', boxSizing: 'border-box', padding: 24 }}>
            <Story />
          </div>
        </InMode>
      )
    },
  ],
}

export default preview
