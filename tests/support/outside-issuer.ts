import {
  Events,
  OAuth2Server,
  type MutableResponse,
  type MutableToken,
  type Payload,
} from 'oauth2-mock-server'

/** An id token in the place of the right one; undefined: none at all. */
export type Forgery = (claims: Payload) => string | undefined
export type Claims = Partial<Payload>

/** What the product is told of itself as a client of that issuer. */
export const oidcClient = { id: 'yuncang', secret: 'known to both sides' }

/** Another issuer than ours, made by others, that tells whatever a test wants it to tell. */
export async function startOutsideIssuer() {
  const server = new OAuth2Server()
  let says: Claims = {}
  let forge: Forgery | undefined
  await server.issuer.keys.generate('RS256', { kid: 'outside' })
  await server.start(0, 'localhost')
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    Object.assign(payload, says)
  })
  server.service.on(Events.BeforeResponse, ({ body }: MutableResponse) => {
    const answer = body as { id_token?: string | undefined } // of the token address
    if (!forge || !answer.id_token) return
    const [, payload = ''] = answer.id_token.split('.')
    answer.id_token = forge(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Payload)
  })
  return {
    issuer: server.issuer.url!,
    keys: server.issuer.keys,
    /** What id tokens say from here on. */
    say: (claims: Claims) => void (says = claims),
    forge: (given: Forgery | undefined) => void (forge = given),
    stop: () => server.stop(),
  }
}
