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
  /** Origins that a frame of ours may show. */
  readonly frameHosts: readonly string[]
}

const unknown: AppConfig = {
  env: 'prod',
  issuer: '',
  app: '',
  localLogin: true,
  demo: false,
  publicUrl: '',
  frameHosts: [],
}

/** Undefined until the answer is here; the page works without one. */
export function useAppConfig(): AppConfig | undefined {
  const [config, setConfig] = useState<AppConfig>()
  useEffect(() => {
    fetch('/app-config.json')
      // Our own server's answer, by the type above.
      .then((response) => response.json() as Promise<Partial<AppConfig>>)
      .then((given) => setConfig({ ...unknown, ...given }))
      .catch(() => setConfig(unknown))
  }, [])
  return config
}
