import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CodeCallback } from './features/sign-in/code-callback.tsx'
import { linkToken, SetPassword } from './features/sign-in/set-password.tsx'
import { SignIn } from './features/sign-in/sign-in.tsx'
import { startLanguage } from './i18n/setup.ts'
import { signIn } from './i18n/sign-in.ts'
import { Look } from './shell/look.tsx'
import './ui/base.css'

startLanguage([signIn])

function Page() {
  const link = linkToken()
  if (link) return <SetPassword token={link} />
  return location.pathname === '/codeCallback' ? <CodeCallback /> : <SignIn />
}

/* The small entry: nothing but signing in and choosing a tenant. login.html has the root. */
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Look>
      <Page />
    </Look>
  </StrictMode>,
)
