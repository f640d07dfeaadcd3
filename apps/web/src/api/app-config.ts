import { useEffect, useState } from 'react'

/** What the server says of the host that this page stands on. */
export type AppConfig = {
  readonly env: 'dev' | 'test' | 'prod'
  readonly issuer: string
  readonly app: string
  /** Account and phone may be used here; without it only the outside issuer. */
  readonly localLogin: boolean
  readonly demo: boolean
  /** Where people reach us: terminals are sent there. */
  readonly publicUrl: string
}

const unknown: AppConfig = {
  env: 'prod',
  issuer: '',
  app: '',
  localLogin: true,
  demo: false,
  publicUrl: '',
}

let asked: Promise<AppConfig> | undefined

/** One question for all who want to know; one that failed is asked again. */
function ask(): Promise<AppConfig> {
  asked ??= fetch('/app-config.json')
    // Our own server's answer, by the type above.
    .then((response) => response.json() as Promise<Partial<AppConfig>>)
    .then((given) => ({ ...unknown, ...given }))
    .catch(() => {
      asked = undefined
      return unknown
    })
  return asked
}

/** Whoever wants to know next asks anew. */
export function forgetAppConfig(): void {
  asked = undefined
}

/** Undefined until the answer is here; the page works without one. */
export function useAppConfig(): AppConfig | undefined {
  const [config, setConfig] = useState<AppConfig>()
  useEffect(() => void ask().then(setConfig), [])
  return config
}
