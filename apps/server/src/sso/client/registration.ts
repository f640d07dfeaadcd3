import type { ClientMetadata } from 'oidc-provider'
import { deriveKey } from '../../platform/derive-key.ts'

/** Where issuers send the browser with a code: a page of the web client. */
export const callbackOf = (app: string): string => `${app}/codeCallback`
/** Where issuers send the browser after signing out; `state` says where it goes from there. */
export const loggedOutPath = '/sso/loggedOut'
export const loggedOutOf = (app: string): string => `${app}${loggedOutPath}`

/** Our own client at the bundled issuer. */
export const bundledClient = (secret: string, app: string) =>
  ({
    client_id: 'yuncang-web',
    client_secret: deriveKey(secret, 'client secret').toString('base64url'),
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: [callbackOf(app)],
    post_logout_redirect_uris: [loggedOutOf(app)],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'ES256',
    // Whether somebody was asked anew must not depend on an address that they can edit.
    require_auth_time: true,
  }) as const satisfies Partial<ClientMetadata>
