import { App } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { setNotify } from '../api/notify.ts'
import { keepInputMethodKeys } from '../lib/input-method.ts'
import { Look } from './look.tsx'

/** The look, room for messages and questions over everything, and keys that are left to the input method. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(keepInputMethodKeys, [])
  return (
    <Look>
      <App style={{ height: '100%' }}>
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
