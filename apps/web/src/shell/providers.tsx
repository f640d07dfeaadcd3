import { App } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { setNotify } from '../api/notify.ts'
import { keepInputMethodKeys } from '../lib/input-method.ts'
import { Look } from './look.tsx'

/** Below the top bar, whose bell and menus a notice would lie on for as long as it is shown. */
const notices = { top: 56 }

/** The look, room for messages and questions over everything, and keys that are left to the input method. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(keepInputMethodKeys, [])
  return (
    <Look>
      <App notification={notices} style={{ height: '100%' }}>
        <Toasts />
        {children}
      </App>
    </Look>
  )
}

/** Lends the toasts, which live inside React, to failed calls. */
function Toasts() {
  const { message } = App.useApp()
  useEffect(() => setNotify((text) => void message.error(text)), [message])
  return null
}
