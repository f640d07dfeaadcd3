import { App } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { setNotify } from '../api/notify.ts'
import { Look } from './look.tsx'

/** The look, and room for messages and questions over everything. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <Look>
    <App style={{ height: '100%' }}>
      <Toasts />
      {children}
    </App>
  </Look>
)

/** Lends the toasts, which live inside React, to failed calls. */
function Toasts() {
  const { message } = App.useApp()
  useEffect(() => setNotify((text) => void message.error(text)), [message])
  return null
}
