import i18next from 'i18next'
import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { forgetAppConfig } from '../api/app-config.ts'
import { queryClient } from '../api/client.ts'
import { currentLanguage } from '../lib/language.ts'
import '../ui/base.css'

/*
 * The files of component tests share a page, which loads the product once for all of them. Each test leaves it as it
 * found it: nothing is shown, known or stored, and the language, the clock, the window and the globals are the usual
 * ones. What a test changes besides, it changes back itself.
 */
const { href } = location
const { lang } = document.documentElement
const { innerWidth: width, innerHeight: height } = window

afterEach(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  forgetAppConfig()
  history.replaceState(null, '', href)
  document.documentElement.removeAttribute('style')
  if (i18next.isInitialized && i18next.language !== currentLanguage()) {
    await i18next.changeLanguage(currentLanguage())
    document.documentElement.lang = lang
  }
  if (window.innerWidth !== width || window.innerHeight !== height)
    await page.viewport(width, height)
})
