import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { linkToken, SetPassword } from './features/sign-in/set-password.tsx'
import { SignIn } from './features/sign-in/sign-in.tsx'
import { startLanguage } from './i18n/setup.ts'
import { words } from './features/sign-in/words.ts'
import { loadChunk } from './lib/chunk.ts'
import { Look } from './shell/look.tsx'
import './ui/base.css'

startLanguage([words])

const CodeCallback = lazy(async () => ({
  default: (await loadChunk(() => import('./features/sign-in/code-callback.tsx'))).CodeCallback,
}))

function Page() {
  const link = linkToken()
  if (link) return <SetPassword token={link} />
  return location.pathname === '/codeCallback' ? <CodeCallback /> : <SignIn />
}

/* The small entry: nothing but signing in and choosing a tenant. login.html has the root. */
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Look>
      <Suspense>
        <Page />
      </Suspense>
    </Look>
  </StrictMode>,
)
