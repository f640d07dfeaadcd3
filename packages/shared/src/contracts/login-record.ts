import { noInput, nothing } from './wire.ts'

/** The client's word that somebody has come into a tenant or is leaving. */
export const loginRecord = {
  saveSignIn: { input: noInput, output: nothing },
  saveSignOut: { input: noInput, output: nothing },
} as const
