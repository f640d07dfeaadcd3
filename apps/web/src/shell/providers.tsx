import { App } from 'antd'
import type { ReactNode } from 'react'
import { Look } from './look.tsx'

/** The look, and room for messages and questions over everything. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <Look>
    <App style={{ height: '100%' }}>{children}</App>
  </Look>
)
