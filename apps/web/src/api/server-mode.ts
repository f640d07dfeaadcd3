import { useAppConfig } from './app-config.ts'

/** Whether the host of this page is for development, tests or real work; undefined until the server has said so. */
export const useServerMode = (): string | undefined => useAppConfig()?.env
