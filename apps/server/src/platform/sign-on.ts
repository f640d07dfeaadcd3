import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration, CustomFetch } from 'openid-client'
import type { Home } from './hosts.ts'

/** A person who has just shown the right password on the page of the bundled issuer. */
export type LoginAnswer = {
  readonly uid: string
  readonly userId: string
  readonly host: string
  readonly cookies: ReadonlyMap<string, string>
}

export type Issuer = {
  readonly app: string
  readonly handler: (request: IncomingMessage, response: ServerResponse) => unknown
}

/** Single sign-on as the rest of the server sees it; made in sso/. */
export type SignOn = {
  /** Answers the bundled issuer's question who is there; gives the address where the browser goes on. */
  finishLogin(answer: LoginAnswer): Promise<string>
  /** The issuer of a home as our own client sees it. */
  clientOf(home: Home): Promise<Configuration>
  /** The bundled issuer of the application at a host; undefined where another one answers. */
  issuerAt(host: string): Promise<Issuer | undefined>
  /** From here on our client reaches the bundled issuer inside this process. */
  callInside(fetch: CustomFetch): void
}
