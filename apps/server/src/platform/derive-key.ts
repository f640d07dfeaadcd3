import { hkdfSync } from 'node:crypto'

/** A key of its own for every purpose, all from the one secret of the installation. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `yuncang ${purpose}`, 32))
