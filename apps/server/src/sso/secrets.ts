import { CompactEncrypt, compactDecrypt } from 'jose'
import { createHash, randomBytes } from 'node:crypto'

export const randomText = (): string => randomBytes(32).toString('base64url')

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

export const seal = (text: string, key: Uint8Array): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)

/** Throws for anything that was not sealed with this key. */
export async function unseal(sealed: string, key: Uint8Array): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, key)
  return new TextDecoder().decode(plaintext)
}
