import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SignIn } from './features/sign-in/sign-in.tsx'
import { TenantChooser } from './features/sign-in/tenant-chooser.tsx'
import { startLanguage } from './i18n/setup.ts'
import { signIn } from './i18n/sign-in.ts'
import { Providers } from './shell/providers.tsx'
import './ui/base.css'

startLanguage([signIn])

/* The small entry: nothing but signing in and choosing a tenant. login.html has the root. */
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>{location.pathname === '/codeCallback' ? <TenantChooser /> : <SignIn />}</Providers>
  </StrictMode>,
)
